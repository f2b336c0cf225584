import type { LucideIcon } from 'lucide-react'

/** How wide a picture of `size` px is: it grows with the letters it stands beside (ui/tokens.css). */
const sideOf = (size: number): string => `calc(${size} * var(--step))`

/** An outline icon in the product's stroke; decorative unless a label is given. */
export const Icon = ({
  of: Shape,
  size = 24,
  label,
}: {
  readonly of: LucideIcon
  readonly size?: number
  readonly label?: string
}) => (
  <Shape
    size={size}
    style={{ width: sideOf(size), height: sideOf(size) }}
    strokeWidth={1.75}
    aria-hidden={label === undefined}
    {...(label !== undefined && { 'aria-label': label, role: 'img' })}
  />
)
