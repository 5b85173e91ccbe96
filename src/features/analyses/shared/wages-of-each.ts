/** So many people of one post, and the sum that stands beside them. */
export interface Post {
  readonly heads: number
  readonly sum: number
}

const spread = (sums: readonly number[]): number => Math.max(...sums) / Math.min(...sums)

/**
 * `3 kasir 2,2jt, 2 koki 2,8jt, 1 kurir 1,9jt`: whether the sums of a list of posts are told for each of their people. The
 * wages of one business resemble each other, so that reading counts by which they do.
 */
export const areForEach = (posts: readonly Post[]): boolean =>
  posts.length > 1 &&
  posts.some(({ heads }) => heads > 1) &&
  spread(posts.map(({ sum }) => sum)) < spread(posts.map(({ heads, sum }) => sum / heads))
