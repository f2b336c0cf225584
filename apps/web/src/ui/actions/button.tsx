import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Spinner } from '../feedback/spinner.tsx'
import styles from './button.module.css'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: 'primary' | 'quiet' | 'text' | 'danger'
  readonly block?: boolean
  readonly size?: 'regular' | 'small'
  /** Work is under way: the button shows it and takes no second press. */
  readonly busy?: boolean
  readonly children: ReactNode
}

export const Button = ({
  kind = 'primary',
  size = 'regular',
  block,
  busy,
  children,
  className,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={classNames(styles.button, styles[kind], styles[size], block && styles.block, className)}
    disabled={rest.disabled === true || busy === true}
    aria-busy={busy}
  >
    {busy && <Spinner size={18} />}
    <span>{children}</span>
  </button>
)
