import { TextField, type TextFieldProps } from '../../../ui/forms/text-field.tsx'

/** A field of an account: nothing is filled in or corrected, for it is money that goes there. */
export const PlainField = (props: TextFieldProps) => (
  <TextField {...props} autoComplete="off" autoCapitalize="off" autoCorrect="off" spellCheck={false} />
)
