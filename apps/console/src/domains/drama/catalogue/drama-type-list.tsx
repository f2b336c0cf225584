import { clientLanguages, languageNames } from '@cliffhanger/i18n/languages.ts'
import { maxLength, TextInput } from 'react-admin'
import { useTexts } from '../../../platform/texts.ts'
import { FormList } from '../../../ui/dialogs/form-list.tsx'
import { SortInput } from '../../../ui/inputs/sort-input.tsx'
import { writtenShortTexts } from '../../../ui/short-texts.ts'
import { Column } from '../../../ui/table.tsx'

interface DramaType {
  readonly id: number
  readonly names: Readonly<Record<string, string>>
  readonly sort: number
}

/** Categories of dramas, in the order of the home page. */
export const DramaTypeList = () => {
  const t = useTexts()
  return (
    <FormList<DramaType>
      title={t('drama.types')}
      permission="content.write"
      createTitle={t('drama.createType')}
      editTitle={t('drama.editType')}
      inputs={<DramaTypeInputs />}
    >
      <Column<DramaType> source="sort" label={t('drama.sort')} isNumber />
      {clientLanguages.map((language) => (
        <Column<DramaType> key={language} source="names" label={languageNames[language]}>
          {({ names }) => names[language] ?? '—'}
        </Column>
      ))}
    </FormList>
  )
}

const DramaTypeInputs = () => {
  const t = useTexts()
  return (
    <>
      {clientLanguages.map((language) => (
        <TextInput
          key={language}
          source={`names.${language}`}
          label={languageNames[language]}
          validate={[maxLength(60), nameInSomeLanguage(language, t('drama.typeNameMissing'))]}
          helperText={false}
        />
      ))}
      <SortInput />
    </>
  )
}

/** A category has a name in at least one language, told at the first one; the server says so too. */
const nameInSomeLanguage =
  (language: string, missing: string) => (_name: string | undefined, values: Partial<Pick<DramaType, 'names'>>) =>
    language === clientLanguages[0] && Object.keys(writtenShortTexts(values.names)).length === 0 ? missing : undefined
