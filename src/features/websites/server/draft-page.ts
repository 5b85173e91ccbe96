import type { SiteFile } from '../shared/site-file.ts'

/** Pictures as data inside the page: a sandboxed frame sends no cookie when it asks for files. */
const selfContained = (files: readonly SiteFile[]): string => {
  const index = files.find(({ path }) => path === 'index.html')
  let page = new TextDecoder().decode(index?.bytes)
  for (const { path, mediaType, bytes } of files)
    if (mediaType.startsWith('image/'))
      page = page.replaceAll(`="${path}"`, () => `="data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}"`)
  return page
}

const leadsAway = /<a\s(?![^<>]*\btarget=)(?=[^<>]*href="(?:https?:|tel:|mailto:))/g

/**
 * The one page that an owner sees of a draft, within a frame of the workspace: with its pictures in it, and with links
 * that lead away in a window of their own, for no other site may stand in that frame.
 */
export const draftPage = (files: readonly SiteFile[]): string =>
  selfContained(files).replaceAll(leadsAway, '<a target="_blank" rel="noopener" ')
