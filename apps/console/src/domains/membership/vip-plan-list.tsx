import type { VipPlanDetail } from '@cliffhanger/contract/membership/operator-schemas.ts'
import { clientLanguages, languageNames } from '@cliffhanger/i18n/languages.ts'
import { Chip, Stack } from '@mui/material'
import {
  FormDataConsumer,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin'
import { currentLanguage, useTexts } from '../../platform/texts.ts'
import { FormList } from '../../ui/dialogs/form-list.tsx'
import { FlagInput } from '../../ui/inputs/flag-input.tsx'
import { ReasonInput } from '../../ui/inputs/reason-input.tsx'
import { SortInput } from '../../ui/inputs/sort-input.tsx'
import { Amount } from '../../ui/money/amount.tsx'
import { coinName } from '../../ui/money/amounts.ts'
import { AmountInput } from '../../ui/money/money-inputs.tsx'
import { OpenChip } from '../../ui/money/open-chip.tsx'
import { Column } from '../../ui/table.tsx'
import { kindName } from './membership-words.ts'
import { shownLine, writtenLines } from './written-texts.ts'

/** Plans of VIP and SVIP. */
export const VipPlanList = () => {
  const t = useTexts()
  return (
    <FormList<VipPlanDetail>
      title={t('membership.plans')}
      permission="finance.write"
      createTitle={t('membership.createPlan')}
      editTitle={t('membership.editPlan')}
      inputs={<PlanInputs />}
    >
      <Column<VipPlanDetail> source="sort" label={t('drama.sort')} isNumber />
      <Column<VipPlanDetail> source="vip_type" label={t('membership.kind')}>
        {({ vip_type }) => kindName(t, vip_type)}
      </Column>
      <Column<VipPlanDetail> source="names" label={t('walletOffers.name')}>
        {({ names, is_hot }) => (
          <Stack direction="row" spacing={1}>
            <span>{shownLine(names, currentLanguage())}</span>
            {is_hot === 1 && <Chip size="small" color="warning" variant="outlined" label={t('membership.hot')} />}
          </Stack>
        )}
      </Column>
      <Column<VipPlanDetail> source="days" label={t('membership.days')} isNumber />
      <Column<VipPlanDetail> source="price" label={t('membership.price')} isNumber>
        {({ price, coin_code }) => <Amount value={price} coin={coin_code} />}
      </Column>
      <Column<VipPlanDetail> source="original_price" label={t('membership.originalPrice')} isNumber>
        {({ original_price, coin_code }) => <Amount value={original_price} coin={coin_code} />}
      </Column>
      <Column<VipPlanDetail> source="gift_gold" label={t('membership.giftGold')} isNumber />
      <Column<VipPlanDetail> source="limit_number" label={t('membership.limit')} isNumber />
      <Column<VipPlanDetail> source="is_open" label={t('membership.onSale')}>
        {({ is_open }) => <OpenChip isOpen={is_open === 1} />}
      </Column>
    </FormList>
  )
}

const PlanInputs = () => {
  const t = useTexts()
  const missing = (_name: unknown, values: Partial<Pick<VipPlanDetail, 'names'>>) =>
    Object.keys(writtenLines(values.names)).length === 0 ? t('membership.nameMissing') : undefined
  return (
    <>
      {clientLanguages.map((language, index) => (
        <TextInput
          key={language}
          source={`names.${language}`}
          label={t('membership.name', { language: languageNames[language] })}
          validate={index === 0 ? [maxLength(60), missing] : maxLength(60)}
          helperText={false}
        />
      ))}
      <SelectInput
        source="vip_type"
        label={t('membership.kind')}
        choices={([1, 2] as const).map((id) => ({ id, name: kindName(t, id) }))}
        defaultValue={1}
        validate={required()}
        helperText={false}
      />
      <NumberInput
        source="days"
        label={t('membership.days')}
        defaultValue={30}
        validate={[required(), minValue(1), maxValue(3660)]}
        helperText={false}
      />
      <SelectInput
        source="coin_code"
        label={t('membership.coin')}
        choices={(['money', 'gold'] as const).map((id) => ({ id, name: coinName(t, id) }))}
        defaultValue="money"
        validate={required()}
        helperText={false}
      />
      <FormDataConsumer>
        {({ formData }) => {
          const coin = formData.coin_code === 'gold' ? 'gold' : 'money'
          return (
            <>
              <AmountInput source="price" label={t('membership.price')} coin={coin} />
              <AmountInput
                source="original_price"
                label={t('membership.originalPrice')}
                coin={coin}
                help={t('membership.originalHint')}
              />
            </>
          )
        }}
      </FormDataConsumer>
      <AmountInput
        source="gift_gold"
        label={t('membership.giftGold')}
        coin="gold"
        help={t('membership.giftHint')}
        mayBeNothing
      />
      <NumberInput
        source="limit_number"
        label={t('membership.limit')}
        helperText={t('membership.limitHint')}
        defaultValue={0}
        validate={[required(), minValue(0), maxValue(1000)]}
      />
      <SortInput />
      <FlagInput source="is_hot" label={t('membership.hot')} />
      <FlagInput source="is_open" label={t('membership.onSale')} starts={1} />
      <ReasonInput />
    </>
  )
}
