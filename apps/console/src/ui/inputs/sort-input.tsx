import { NumberInput, required } from 'react-admin'
import { useTexts } from '../../platform/texts.ts'

/** The place of a thing among others: lower numbers stand first. */
export const SortInput = () => {
  const t = useTexts()
  return (
    <NumberInput
      source="sort"
      label={t('drama.sort')}
      helperText={t('drama.sortHint')}
      defaultValue={10}
      validate={required()}
    />
  )
}
