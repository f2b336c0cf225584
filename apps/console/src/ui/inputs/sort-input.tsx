import { NumberInput, required } from 'react-admin'
import { useTexts } from '../../platform/texts.ts'

interface SortInputProps {
  /** What the number does, where it is not that lower ones stand first. */
  readonly hint?: string
}

/** The place of a thing among others: lower numbers stand first. */
export const SortInput = ({ hint }: SortInputProps) => {
  const t = useTexts()
  return (
    <NumberInput
      source="sort"
      label={t('drama.sort')}
      helperText={hint ?? t('drama.sortHint')}
      defaultValue={10}
      validate={required()}
    />
  )
}
