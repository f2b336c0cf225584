import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './text-field.module.css'

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** What is wrong with the value; shown under the field and read out. */
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly before?: ReactNode
  readonly after?: ReactNode
}

/** One line of text with its label, its error next to it, and room for controls on both sides. */
export const TextField = ({ label, value, onChange, error, hint, before, after, id, ...rest }: TextFieldProps) => {
  const ownId = useId()
  const fieldId = id ?? ownId
  const noteId = `${fieldId}-note`
  const note = error ?? hint
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fieldId}>
        {label}
      </label>
      <div className={classNames(styles.box, error !== undefined && styles.wrong)}>
        {before}
        <input
          {...rest}
          id={fieldId}
          className={styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error !== undefined}
          aria-describedby={note === undefined ? undefined : noteId}
        />
        {after}
      </div>
      {note !== undefined && (
        <p
          id={noteId}
          className={classNames(styles.note, error !== undefined && styles.error)}
          role={error === undefined ? undefined : 'alert'}
        >
          {note}
        </p>
      )}
    </div>
  )
}
