import type { WrittenStarCategory } from '@cliffhanger/contract/stars/operator-schemas.ts'
import { clientLanguages, languageNames } from '@cliffhanger/i18n/languages.ts'
import { maxLength, NumberInput, required, TextInput } from 'react-admin'
import { currentLanguage, useTexts } from '../../platform/texts.ts'
import { FormList } from '../../ui/dialogs/form-list.tsx'
import { FlagInput } from '../../ui/inputs/flag-input.tsx'
import { OpenChip } from '../../ui/money/open-chip.tsx'
import { shownText, writtenShortTexts } from '../../ui/short-texts.ts'
import { Column } from '../../ui/table.tsx'

/** Categories of stars and their posts, in the order members see them. */
export const StarCategoryList = () => {
  const t = useTexts()
  return (
    <FormList<WrittenStarCategory>
      title={t('stars.categories')}
      permission="star.write"
      createTitle={t('stars.createCategory')}
      editTitle={t('stars.editCategory')}
      inputs={<CategoryInputs />}
    >
      <Column<WrittenStarCategory> source="names" label={t('stars.name')}>
        {({ names }) => shownText(names, currentLanguage())}
      </Column>
      <Column<WrittenStarCategory> source="star_total" label={t('stars.stars')} isNumber />
      <Column<WrittenStarCategory> source="is_open" label={t('stars.state')}>
        {({ is_open: isOpen }) => <OpenChip isOpen={isOpen === 1} />}
      </Column>
      <Column<WrittenStarCategory> source="sort" label={t('stars.sort')} isNumber />
    </FormList>
  )
}

/** What an operator writes of a category. */
export const CategoryInputs = () => {
  const t = useTexts()
  const missing = (_name: unknown, { names }: Partial<Pick<WrittenStarCategory, 'names'>>) =>
    Object.keys(writtenShortTexts(names)).length === 0 ? t('stars.nameMissing') : undefined
  return (
    <>
      {clientLanguages.map((language, index) => (
        <TextInput
          key={language}
          source={`names.${language}`}
          label={t('stars.nameIn', { language: languageNames[language] })}
          validate={index === 0 ? [maxLength(60), missing] : maxLength(60)}
          helperText={false}
        />
      ))}
      <NumberInput
        source="sort"
        label={t('stars.sort')}
        helperText={t('stars.sortHint')}
        defaultValue={0}
        validate={required()}
      />
      <FlagInput source="is_open" label={t('stars.isShown')} starts={1} />
    </>
  )
}
