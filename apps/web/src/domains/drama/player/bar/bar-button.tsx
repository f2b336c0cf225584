import type { MouseEvent, ReactNode } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import styles from './control-bar.module.css'

interface BarButtonProps {
  readonly label: string
  /** The key that does the same. */
  readonly keyName?: string
  readonly isDisabled?: boolean
  readonly onPress: () => void
  /** What it looks like: a picture, or a few words. */
  readonly children: ReactNode
}

/** One control of the bar. Its name and its key stand above it while a pointer or the focus is on it. */
export const BarButton = ({ label, keyName, isDisabled = false, onPress, children }: BarButtonProps) => {
  const t = useTexts()
  const name = keyName === undefined ? label : t('player.withKey', { label, key: keyName })
  const press = ({ detail, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Pressed by a mouse, it leaves the keys to the player: space pauses, and does not press it once more.
    if (detail > 0) currentTarget.blur()
    onPress()
  }
  return (
    <button type="button" className={styles.button} aria-label={name} disabled={isDisabled} onClick={press}>
      {children}
      <span className={styles.tip} aria-hidden="true">
        {name}
      </span>
    </button>
  )
}
