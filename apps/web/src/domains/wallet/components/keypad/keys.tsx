import type { ReactNode } from 'react'
import styles from './keys.module.css'

interface Key {
  readonly key: string
  /** What stands on it; none: its place stays empty. */
  readonly face?: ReactNode
  /** What it is called where its face says nothing. */
  readonly name?: string | undefined
}

interface KeysProps {
  readonly label: string
  readonly keys: readonly Key[]
  readonly isDisabled?: boolean
  readonly onPress: (key: string) => void
}

/** Keys of the page's own, three in a row. Pressing one leaves the focus where it is. */
export const Keys = ({ label, keys, isDisabled = false, onPress }: KeysProps) => (
  <div className={styles.keys} role="group" aria-label={label}>
    {keys.map(({ key, face, name }) =>
      face === undefined ? (
        <span key={key} />
      ) : (
        <button
          key={key}
          type="button"
          className={styles.key}
          disabled={isDisabled}
          aria-label={name}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPress(key)}
        >
          {face}
        </button>
      ),
    )}
  </div>
)
