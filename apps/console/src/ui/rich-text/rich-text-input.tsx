import { type InputProps, useInput, ValidationError } from 'react-admin'
import { RichTextField } from './rich-text-field.tsx'

interface RichTextInputProps {
  readonly source: string
  readonly label: string
  readonly help: string
  readonly validate: NonNullable<InputProps['validate']>
  readonly isDisabled?: boolean
  readonly minHeight?: number
}

/** Formatted text as a field of a form. */
export const RichTextInput = ({ source, label, help, validate, isDisabled = false, minHeight }: RichTextInputProps) => {
  const { field, fieldState } = useInput({ source, validate, defaultValue: '' })
  const problem = fieldState.error?.message
  return (
    <RichTextField
      label={label}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      help={problem === undefined ? help : <ValidationError error={problem} />}
      isWrong={fieldState.invalid}
      isDisabled={isDisabled}
      {...(minHeight !== undefined && { minHeight })}
    />
  )
}
