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
  /** What it waits for stands in the place of what it does. */
  readonly saysWhy?: boolean
  readonly children: ReactNode
}

export const Button = ({
  kind = 'primary',
  size = 'regular',
  block,
  busy,
  waitsFor,
  saysWhy = false,
  children,
  className,
  ...rest
}: ButtonProps) => {
  const id = useId()
  const isWaiting = waitsFor !== undefined
  const isDescribed = isWaiting && !saysWhy
  const words = isWaiting && saysWhy ? waitsFor : children
  return (
    <>
      <button
        type="button"
        {...rest}
        className={classNames(styles.button, styles[kind], styles[size], block && styles.block, className)}
        disabled={rest.disabled === true || busy === true}
        aria-busy={busy}
        {...(isWaiting && { 'aria-disabled': true })}
        {...(isDescribed && { 'aria-describedby': `${id}-why` })}
      >
        {busy && <Spinner size={18} />}
        <span>{typeof words === 'string' ? <Dotted>{words}</Dotted> : words}</span>
      </button>
      {isDescribed && (
        <span id={`${id}-why`} className="visually-hidden">
          {waitsFor}
        </span>
      )}
    </>
  )
}
