import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from './icon.tsx'
import styles from './icon-button.module.css'

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: LucideIcon
  /** What it does, for those who cannot see the picture. */
  readonly label: string
  readonly size?: number
}

/** A picture that acts, with a touch target of 44 px. */
export const IconButton = ({ icon, label, size = 24, className, ...rest }: IconButtonProps) => (
  <button type="button" {...rest} className={classNames(styles.button, className)} aria-label={label}>
    <Icon of={icon} size={size} />
  </button>
)
