import type { WrittenProjectType } from '@cliffhanger/contract/crowdfunding/operator-project-schemas.ts'
import { clientLanguages, languageNames } from '@cliffhanger/i18n/languages.ts'
import { maxLength, NumberInput, required, TextInput } from 'react-admin'
import { currentLanguage, useTexts } from '../../platform/texts.ts'
import { FormList } from '../../ui/dialogs/form-list.tsx'
import { FlagInput } from '../../ui/inputs/flag-input.tsx'
import { OpenChip } from '../../ui/money/open-chip.tsx'
import { shownText, writtenShortTexts } from '../../ui/short-texts.ts'
import { Column } from '../../ui/table.tsx'

/** Categories of projects in the order members see them. */
export const TypeList = () => {
  const t = useTexts()
  return (
    <FormList<WrittenProjectType>
      title={t('crowdfunding.types')}
      permission="finance.write"
      createTitle={t('crowdfunding.createType')}
      editTitle={t('crowdfunding.editType')}
      inputs={<TypeInputs />}
    >
      <Column<WrittenProjectType> source="names" label={t('crowdfunding.name')}>
        {({ names }) => shownText(names, currentLanguage())}
      </Column>
      <Column<WrittenProjectType> source="project_total" label={t('crowdfunding.projects')} isNumber />
      <Column<WrittenProjectType> source="is_open" label={t('crowdfunding.state')}>
        {({ is_open }) => <OpenChip isOpen={is_open === 1} />}
      </Column>
      <Column<WrittenProjectType> source="sort" label={t('crowdfunding.sort')} isNumber />
    </FormList>
  )
}

const TypeInputs = () => {
  const t = useTexts()
  const missing = (_name: unknown, { names }: Partial<Pick<WrittenProjectType, 'names'>>) =>
    Object.keys(writtenShortTexts(names)).length === 0 ? t('crowdfunding.nameMissing') : undefined
  return (
    <>
      {clientLanguages.map((language, index) => (
        <TextInput
          key={language}
          source={`names.${language}`}
          label={t('crowdfunding.nameIn', { language: languageNames[language] })}
          validate={index === 0 ? [maxLength(60), missing] : maxLength(60)}
          helperText={false}
        />
      ))}
      <NumberInput
        source="sort"
        label={t('crowdfunding.sort')}
        helperText={t('crowdfunding.sortHint')}
        defaultValue={0}
        validate={required()}
      />
      <FlagInput source="is_open" label={t('crowdfunding.isShown')} help={t('crowdfunding.isShownHint')} starts={1} />
    </>
  )
}
