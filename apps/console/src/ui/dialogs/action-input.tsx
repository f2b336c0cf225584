import { MenuItem, TextField } from '@mui/material'
import type { Texts } from '../../platform/texts.ts'

/** One thing that is typed or chosen for an act. */
export interface ActionField<Name extends string> {
  readonly name: Name
  readonly label: string
  readonly hint?: string
  readonly initial?: string
  readonly choices?: readonly { readonly id: string; readonly name: string }[]
  readonly isOptional?: boolean
  readonly isLong?: boolean
  readonly isNumeric?: boolean
  readonly longest?: number
  /** What is wrong with a text that was written, in words. */
  readonly problemOf?: (text: string) => string | undefined
}

const shortestReason = 3

/** Why an act is done: every act that the log keeps asks for it. */
export const reasonField = (t: Texts, words: Partial<ActionField<'reason'>> = {}): ActionField<'reason'> => ({
  name: 'reason',
  label: t('shell.reason'),
  hint: t('shell.reasonHint'),
  isLong: true,
  longest: 300,
  problemOf: (text) => (text.length < shortestReason ? t('shell.reasonTooShort') : undefined),
  ...words,
})

interface ActionInputProps<Name extends string> {
  readonly field: ActionField<Name>
  readonly value: string
  /** What is wrong with it, in words. */
  readonly problem: string | undefined
  readonly isFirst: boolean
  readonly onChange: (text: string) => void
  readonly onLeave: () => void
}

/** The input of one field. */
export const ActionInput = <Name extends string>({
  field,
  value,
  problem,
  isFirst,
  onChange,
  onLeave,
}: ActionInputProps<Name>) => {
  const { label, hint, choices, isOptional, isLong, isNumeric, longest = 300 } = field
  return (
    <TextField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onLeave}
      error={problem !== undefined}
      helperText={problem ?? hint}
      required={!isOptional}
      select={choices !== undefined}
      multiline={isLong ?? false}
      {...(isLong && { minRows: 2 })}
      autoFocus={isFirst && choices === undefined}
      slotProps={{
        htmlInput: { maxLength: longest, autoComplete: 'off', ...(isNumeric && { inputMode: 'decimal' }) },
      }}
    >
      {choices?.map(({ id, name: shown }) => (
        <MenuItem key={id} value={id}>
          {shown}
        </MenuItem>
      ))}
    </TextField>
  )
}
