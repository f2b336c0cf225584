import type { MallCategory } from '@cliffhanger/contract/mall/operator-goods-schemas.ts'
import { clientLanguages, languageNames } from '@cliffhanger/i18n/languages.ts'
import { maxLength, NumberInput, required, TextInput } from 'react-admin'
import { currentLanguage, useTexts } from '../../platform/texts.ts'
import { FormList } from '../../ui/dialogs/form-list.tsx'
import { FlagInput } from '../../ui/inputs/flag-input.tsx'
import { OpenChip } from '../../ui/money/open-chip.tsx'
import { shownText, writtenShortTexts } from '../../ui/short-texts.ts'
import { Column } from '../../ui/table.tsx'

/** Categories of the points mall in the order members see them. */
export const CategoryList = () => {
  const t = useTexts()
  return (
    <FormList<MallCategory>
      title={t('mall.categories')}
      permission="content.write"
      createTitle={t('mall.createCategory')}
      editTitle={t('mall.editCategory')}
      inputs={<CategoryInputs />}
    >
      <Column<MallCategory> source="names" label={t('mall.name')}>
        {({ names }) => shownText(names, currentLanguage())}
      </Column>
      <Column<MallCategory> source="goods_total" label={t('mall.goods')} isNumber />
      <Column<MallCategory> source="is_open" label={t('mall.state')}>
        {({ is_open }) => <OpenChip isOpen={is_open === 1} />}
      </Column>
      <Column<MallCategory> source="sort" label={t('mall.sort')} isNumber />
    </FormList>
  )
}

const CategoryInputs = () => {
  const t = useTexts()
  const missing = (_name: unknown, { names }: Partial<Pick<MallCategory, 'names'>>) =>
    Object.keys(writtenShortTexts(names)).length === 0 ? t('mall.nameMissing') : undefined
  return (
    <>
      {clientLanguages.map((language, index) => (
        <TextInput
          key={language}
          source={`names.${language}`}
          label={t('mall.nameIn', { language: languageNames[language] })}
          validate={index === 0 ? [maxLength(60), missing] : maxLength(60)}
          helperText={false}
        />
      ))}
      <TextInput source="icon" label={t('mall.icon')} helperText={t('mall.iconHint')} validate={maxLength(40)} />
      <NumberInput
        source="sort"
        label={t('mall.sort')}
        helperText={t('mall.sortHint')}
        defaultValue={0}
        validate={required()}
      />
      <FlagInput source="is_open" label={t('mall.isShown')} help={t('mall.isShownHint')} starts={1} />
    </>
  )
}
