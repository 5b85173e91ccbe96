interface MarkProps {
  readonly size?: number
  readonly className?: string | undefined
}

/** From this size on the veins of the petals can be drawn. */
const veinsFrom = 40

/** The app mark: a kawung on teal whose lower-left petal speaks. */
export const AppMark = ({ size = 28, className }: MarkProps) => (
  <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" className={className}>
    <rect width="64" height="64" rx="15" fill="#0F4C4D" />
    <path
      fill="#FBF3E2"
      d="M31 31A17 17 0 0 1 11 11A17 17 0 0 1 31 31M33 31A17 17 0 0 0 53 11A17 17 0 0 0 33 31M33 33A17 17 0 0 1 53 53A17 17 0 0 1 33 33"
    />
    <path fill="#E58A62" d="M31 33A17 17 0 0 1 11 53A17 17 0 0 1 31 33" />
    {size < veinsFrom ? null : (
      <g strokeWidth="1.8" strokeLinecap="round">
        <path stroke="#0F4C4D" d="M18.5 18.5l5 5M45.5 18.5l-5 5M45.5 45.5l-5-5" />
        <path stroke="#7C2D16" d="M18.5 45.5l5-5" />
      </g>
    )}
  </svg>
)

/** The four petals before the assistant's name; `busy` colours and lights them in turn (class from the caller). */
export const Petals = ({ size = 16, className, spoken = true }: MarkProps & { readonly spoken?: boolean }) => (
  <svg width={size} height={size} viewBox="8 8 48 48" aria-hidden="true" className={className}>
    <path fill="currentColor" d="M31 31A17 17 0 0 1 11 11A17 17 0 0 1 31 31" />
    <path fill="currentColor" d="M33 31A17 17 0 0 0 53 11A17 17 0 0 0 33 31" />
    <path fill="currentColor" d="M33 33A17 17 0 0 1 53 53A17 17 0 0 1 33 33" />
    <path fill={spoken ? 'var(--accent-ink)' : 'currentColor'} d="M31 33A17 17 0 0 1 11 53A17 17 0 0 1 31 33" />
  </svg>
)
