import Delete from 'lucide-react/icons/delete'
import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Keys } from '../keypad/keys.tsx'
import styles from './digit-pad.module.css'

/** Digits of a payment password (V-7). */
export const passwordDigits = 6

interface DigitPadProps {
  /** What is asked for. */
  readonly label: string
  /** Which of how many questions it is. */
  readonly step?: { readonly step: number; readonly count: number }
  readonly value: string
  readonly onChange: (digits: string) => void
  readonly isDisabled?: boolean
  readonly error?: string | undefined
  /** What the digits are good for. */
  readonly about?: string | undefined
  /** What they have to be like, in the place of what is wrong with them. */
  readonly rule?: string | undefined
  /** The way on for whoever does not know the digits, under them. */
  readonly help?: ReactNode
  /** Alone on its page: the keys stand at the foot of it, in thumb's reach. */
  readonly isPage?: boolean
}

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0', 'delete'] as const

/** Six cells and a keypad of its own, which no password keeper fills and no autocorrection learns; a keyboard types as well. */
export const DigitPad = ({
  label,
  step,
  value,
  onChange,
  isDisabled = false,
  error,
  about,
  rule,
  help,
  isPage = false,
}: DigitPadProps) => {
  const t = useTexts()
  const press = (key: string): void => {
    if (isDisabled) return
    if (key === 'delete') onChange(value.slice(0, -1))
    else if (value.length < passwordDigits) onChange(value + key)
  }
  const type = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return
    if (/^\d$/.test(event.key)) press(event.key)
    else if (event.key === 'Backspace') press('delete')
    else return
    event.preventDefault()
  })
  // Before its first picture: whoever sees the cells can type.
  useLayoutEffect(() => {
    document.addEventListener('keydown', type)
    return () => document.removeEventListener('keydown', type)
  }, [])
  return (
    <div className={classNames(styles.pad, isPage && styles.page)}>
      {step && <p className={styles.step}>{t('payment.step', step)}</p>}
      <p className={styles.label}>{label}</p>
      {about !== undefined && <p className={styles.about}>{about}</p>}
      <div className={styles.cells} aria-hidden="true">
        {Array.from({ length: passwordDigits }, (_, cell) => (
          <span key={cell} className={classNames(styles.cell, cell === value.length && styles.next)}>
            {cell < value.length && <span className={styles.dot} />}
          </span>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {t('payment.digitsTyped', { count: value.length })}
      </p>
      <div className={styles.below}>
        {error === undefined && rule !== undefined && <p className={styles.rule}>{rule}</p>}
        <p className={styles.error} role="alert">
          {error}
        </p>
        {help}
      </div>
      <Keys
        label={t('payment.keypad')}
        keys={keys.map((key) =>
          key === 'delete'
            ? { key, face: <Icon of={Delete} size={24} />, name: t('payment.deleteDigit') }
            : { key, ...(key !== '' && { face: key }) },
        )}
        isDisabled={isDisabled}
        onPress={press}
      />
    </div>
  )
}
