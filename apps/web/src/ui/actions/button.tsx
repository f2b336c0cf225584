import { type ButtonHTMLAttributes, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Spinner } from '../feedback/spinner.tsx'
import { Dotted } from '../lists/dotted.tsx'
import styles from './button.module.css'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: 'primary' | 'quiet' | 'text' | 'danger'
  readonly block?: boolean
  readonly size?: 'regular' | 'small'
  /** Work is under way: the button shows it and takes no second press. */
  readonly busy?: boolean
  /** What has to be done before, in words: it looks as if it were off and says why, and whoever presses it all the same is shown what is missing. */
  readonly waitsFor?: string | undefined
  readonly children: ReactNode
}

export const Button = ({
  kind = 'primary',
  size = 'regular',
  block,
  busy,
  waitsFor,
  children,
  className,
  ...rest
}: ButtonProps) => {
  const id = useId()
  const isWaiting = waitsFor !== undefined
  return (
    <>
      <button
        type="button"
        {...rest}
        className={classNames(styles.button, styles[kind], styles[size], block && styles.block, className)}
        disabled={rest.disabled === true || busy === true}
        aria-busy={busy}
        {...(isWaiting && { 'aria-disabled': true, 'aria-describedby': `${id}-why` })}
      >
        {busy && <Spinner size={18} />}
        <span>{typeof children === 'string' ? <Dotted>{children}</Dotted> : children}</span>
      </button>
      {isWaiting && (
        <span id={`${id}-why`} className="visually-hidden">
          {waitsFor}
        </span>
      )}
    </>
  )
}
