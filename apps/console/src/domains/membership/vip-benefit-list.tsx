import type { VipBenefitDetail } from '@cliffhanger/contract/membership/operator-schemas.ts'
import { benefitIcons } from '@cliffhanger/contract/membership/schemas.ts'
import { clientLanguages, languageNames } from '@cliffhanger/i18n/languages.ts'
import { maxLength, required, SelectInput, TextInput } from 'react-admin'
import { currentLanguage, useTexts } from '../../platform/texts.ts'
import { FormList } from '../../ui/dialogs/form-list.tsx'
import { FlagInput } from '../../ui/inputs/flag-input.tsx'
import { SortInput } from '../../ui/inputs/sort-input.tsx'
import { OpenChip } from '../../ui/money/open-chip.tsx'
import { Column } from '../../ui/table.tsx'
import { kindName } from './membership-words.ts'
import { shownLine, writtenTexts } from './written-texts.ts'

/** What members get, as the page of memberships lists it. */
export const VipBenefitList = () => {
  const t = useTexts()
  return (
    <FormList<VipBenefitDetail>
      title={t('membership.benefits')}
      permission="finance.write"
      createTitle={t('membership.createBenefit')}
      editTitle={t('membership.editBenefit')}
      inputs={<BenefitInputs />}
    >
      <Column<VipBenefitDetail> source="sort" label={t('drama.sort')} isNumber />
      <Column<VipBenefitDetail> source="vip_type" label={t('membership.kind')}>
        {({ vip_type }) => kindName(t, vip_type)}
      </Column>
      <Column<VipBenefitDetail> source="icon" label={t('membership.icon')} />
      <Column<VipBenefitDetail> source="texts" label={t('walletOffers.name')}>
        {({ texts }) => shownLine(texts, currentLanguage())?.title ?? '—'}
      </Column>
      <Column<VipBenefitDetail> source="is_open" label={t('membership.shown')}>
        {({ is_open }) => <OpenChip isOpen={is_open === 1} />}
      </Column>
    </FormList>
  )
}

const BenefitInputs = () => {
  const t = useTexts()
  const missing = (_title: unknown, values: Partial<Pick<VipBenefitDetail, 'texts'>>) =>
    Object.keys(writtenTexts(values.texts)).length === 0 ? t('membership.titleMissing') : undefined
  return (
    <>
      <SelectInput
        source="vip_type"
        label={t('membership.kind')}
        choices={([1, 2] as const).map((id) => ({ id, name: kindName(t, id) }))}
        defaultValue={1}
        validate={required()}
        helperText={false}
      />
      <SelectInput
        source="icon"
        label={t('membership.icon')}
        choices={benefitIcons.map((id) => ({ id, name: id }))}
        defaultValue="play"
        validate={required()}
        helperText={false}
      />
      {clientLanguages.flatMap((language, index) => [
        <TextInput
          key={`${language} title`}
          source={`texts.${language}.title`}
          label={t('membership.titleIn', { language: languageNames[language] })}
          validate={index === 0 ? [maxLength(60), missing] : maxLength(60)}
          helperText={false}
        />,
        <TextInput
          key={`${language} text`}
          source={`texts.${language}.text`}
          label={t('membership.textIn', { language: languageNames[language] })}
          validate={maxLength(200)}
          helperText={false}
        />,
      ])}
      <SortInput />
      <FlagInput source="is_open" label={t('membership.shown')} starts={1} />
    </>
  )
}
