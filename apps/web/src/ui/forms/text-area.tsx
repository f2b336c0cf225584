import { useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './text-area.module.css'
import field from './text-field.module.css'
import type { FormField } from './use-form.ts'

interface TextAreaProps extends FormField {
  readonly label: string
  readonly maxLength: number
  readonly rows?: number
  readonly placeholder?: string
  readonly autoComplete?: string
}

/** Several lines of text that grow with what is written, with their label and the room that is left. */
export const TextArea = ({
  label,
  value,
  onChange,
  onBlur,
  error,
  name,
  maxLength,
  rows = 3,
  placeholder,
  autoComplete,
}: TextAreaProps) => {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={classNames(field.box, error !== undefined && field.wrong)}>
        <textarea
          id={id}
          name={name}
          className={styles.text}
          rows={rows}
          autoComplete={autoComplete}
          style={{ minHeight: `calc(${rows * 1.45}em + 2 * var(--space-3))` }}
          value={value}
          maxLength={maxLength}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          aria-invalid={error !== undefined}
          aria-describedby={noteId}
        />
      </div>
      <p id={noteId} className={classNames(field.note, styles.note)}>
        <span className={field.error} role={error === undefined ? undefined : 'alert'}>
          {error}
        </span>
        <span>{`${value.length}/${maxLength}`}</span>
      </p>
    </div>
  )
}
