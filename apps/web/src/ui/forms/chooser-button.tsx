import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId } from 'react'
import { Icon } from '../actions/icon.tsx'
import { classNames } from '../class-names.ts'
import styles from './chooser-button.module.css'
import field from './text-field.module.css'

interface ChooserButtonProps {
  readonly label: string
  /** Undefined while nothing is chosen. */
  readonly value: string | undefined
  readonly placeholder: string
  /** The sign of what is chosen. */
  readonly mark?: ReactNode
  /** What there is to know of it, in a few words below its name. */
  readonly note?: string | undefined
  readonly onClick: () => void
  readonly error?: string | undefined
}

/** A field whose value is chosen in a sheet, in the look of those that are typed. */
export const ChooserButton = ({ label, value, placeholder, mark, note, onClick, error }: ChooserButtonProps) => {
  const id = useId()
  return (
    <div className={field.field}>
      <span id={`${id}-label`} className={field.label}>
        {label}
      </span>
      <button
        type="button"
        id={`${id}-value`}
        className={classNames(field.box, error !== undefined && field.wrong, styles.button)}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={error === undefined ? undefined : `${id}-note`}
        aria-haspopup="dialog"
        onClick={onClick}
      >
        {mark}
        <span className={value === undefined ? styles.placeholder : styles.value}>
          {value ?? placeholder} {note !== undefined && <span className={styles.note}>{note}</span>}
        </span>
        <Icon of={ChevronDown} size={18} />
      </button>
      {error !== undefined && (
        <p id={`${id}-note`} className={classNames(field.note, field.error)} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
