import { type ReactNode, useId } from 'react'
import styles from './field-group.module.css'

interface FieldGroupProps {
  readonly label: string
  readonly hint?: string | undefined
  /** Takes the place of the hint, and is read out. */
  readonly error?: string | undefined
  readonly children: ReactNode
}

/** Several controls of a form that answer one question. */
export const FieldGroup = ({ label, hint, error, children }: FieldGroupProps) => {
  const noteId = useId()
  const note = error ?? hint
  return (
    <fieldset className={styles.field} aria-describedby={note === undefined ? undefined : noteId}>
      <legend className={styles.label}>{label}</legend>
      {children}
      {note !== undefined && (
        <p
          id={noteId}
          className={error === undefined ? styles.note : styles.error}
          role={error === undefined ? undefined : 'alert'}
        >
          {note}
        </p>
      )}
    </fieldset>
  )
}
