import type { LucideIcon } from 'lucide-react'

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
    strokeWidth={1.75}
    aria-hidden={label === undefined}
    {...(label !== undefined && { 'aria-label': label, role: 'img' })}
  />
)
