import { useLayoutEffect, useRef } from 'react'
import { TextField, type TextFieldProps } from '../../../../ui/forms/text-field.tsx'
import { caretAfter, grouped } from '../../grouped-text.ts'
import styles from './grouped-field.module.css'

interface GroupedFieldProps extends TextFieldProps {
  /** Takes out of a typed text what counts; `value` and `onChange` know nothing else. */
  readonly bareOf: (typed: string) => string
  readonly separator: string
}

/** A code or number that is shown in groups of four; the caret stays where one types. */
export const GroupedField = ({ bareOf, separator, value, onChange, ...field }: GroupedFieldProps) => {
  const box = useRef<HTMLDivElement>(null)
  const lettersBeforeCaret = useRef<number>(undefined)
  useLayoutEffect(() => {
    const letters = lettersBeforeCaret.current
    if (letters === undefined) return
    lettersBeforeCaret.current = undefined
    const caret = caretAfter(letters)
    box.current?.querySelector('input')?.setSelectionRange(caret, caret)
  })
  const change = (typed: string): void => {
    const caret = box.current?.querySelector('input')?.selectionStart ?? typed.length
    lettersBeforeCaret.current = bareOf(typed.slice(0, caret)).length
    onChange(bareOf(typed))
  }
  return (
    <div ref={box} className={styles.grouped}>
      <TextField
        {...field}
        value={grouped(value, separator)}
        onChange={change}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={60}
      />
    </div>
  )
}
