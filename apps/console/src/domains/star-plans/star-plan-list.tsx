import type { WrittenStarPlan } from '@cliffhanger/contract/star-plans/operator-calls.ts'
import { starBenefits } from '@cliffhanger/contract/star-plans/schemas.ts'
import { clientLanguages, languageNames } from '@cliffhanger/i18n/languages.ts'
import { Alert, Chip, Stack } from '@mui/material'
import {
  CheckboxGroupInput,
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
import { shownText, writtenShortTexts } from '../../ui/short-texts.ts'
import { Column } from '../../ui/table.tsx'

/** Star packages: what they give, what they cost, and whether they are on sale. */
export const StarPlanList = () => {
  const t = useTexts()
  return (
    <>
      <Alert severity="info" sx={{ mt: 2 }}>
        {t('starPlans.plansHint')}
      </Alert>
      <FormList<WrittenStarPlan>
        title={t('starPlans.plans')}
        permission="finance.write"
        createTitle={t('starPlans.create')}
        editTitle={t('starPlans.edit')}
        inputs={<StarPlanInputs />}
      >
        <Column<WrittenStarPlan> source="sort" label={t('drama.sort')} isNumber />
        <Column<WrittenStarPlan> source="names" label={t('starPlans.title')}>
          {({ names }) => shownText(names, currentLanguage())}
        </Column>
        <Column<WrittenStarPlan> source="level" label={t('starPlans.level')} isNumber />
        <Column<WrittenStarPlan> source="price" label={t('starPlans.price')} isNumber>
          {({ price, coin_code: coin }) => <Amount value={price} coin={coin} />}
        </Column>
        <Column<WrittenStarPlan> source="days" label={t('starPlans.days')} isNumber />
        <Column<WrittenStarPlan> source="benefits" label={t('starPlans.benefits')}>
          {({ benefits }) => (
            <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
              {benefits.map((benefit) => (
                <Chip key={benefit} size="small" variant="outlined" label={t(`starPlans.${benefit}`)} />
              ))}
            </Stack>
          )}
        </Column>
        <Column<WrittenStarPlan> source="limit_number" label={t('starPlans.limit')} isNumber>
          {({ limit_number: limit }) => (limit === 0 ? t('walletOffers.unlimited') : String(limit))}
        </Column>
        <Column<WrittenStarPlan> source="holders" label={t('starPlans.holders')} isNumber />
        <Column<WrittenStarPlan> source="is_open" label={t('starPlans.onSale')}>
          {({ is_open: isOpen }) => <OpenChip isOpen={isOpen === 1} />}
        </Column>
      </FormList>
    </>
  )
}

/** What an operator writes of a package. */
export const StarPlanInputs = () => {
  const t = useTexts()
  const missing = (_name: unknown, values: Partial<Pick<WrittenStarPlan, 'names'>>) =>
    Object.keys(writtenShortTexts(values.names ?? {})).length === 0 ? t('starPlans.nameMissing') : undefined
  return (
    <>
      {clientLanguages.map((language, index) => (
        <TextInput
          key={language}
          source={`names.${language}`}
          label={t('starPlans.name', { language: languageNames[language] })}
          validate={index === 0 ? [maxLength(60), missing] : maxLength(60)}
          helperText={false}
        />
      ))}
      <NumberInput
        source="level"
        label={t('starPlans.level')}
        helperText={t('starPlans.levelHint')}
        defaultValue={1}
        validate={[required(), minValue(1), maxValue(99)]}
      />
      <SelectInput
        source="coin_code"
        label={t('starPlans.coin')}
        choices={(['money', 'gold'] as const).map((id) => ({ id, name: coinName(t, id) }))}
        defaultValue="money"
        validate={required()}
        helperText={false}
      />
      <FormDataConsumer>
        {({ formData }) => (
          <AmountInput
            source="price"
            label={t('starPlans.price')}
            coin={formData.coin_code === 'gold' ? 'gold' : 'money'}
          />
        )}
      </FormDataConsumer>
      <NumberInput
        source="days"
        label={t('starPlans.days')}
        defaultValue={30}
        validate={[required(), minValue(1), maxValue(3650)]}
        helperText={false}
      />
      <CheckboxGroupInput
        source="benefits"
        label={t('starPlans.benefits')}
        choices={starBenefits.map((id) => ({ id, name: t(`starPlans.${id}`) }))}
        defaultValue={[...starBenefits]}
        helperText={false}
      />
      <NumberInput
        source="limit_number"
        label={t('starPlans.limit')}
        helperText={t('starPlans.limitHint')}
        defaultValue={0}
        validate={[required(), minValue(0), maxValue(1000)]}
      />
      <SortInput hint={t('starPlans.sortHint')} />
      <FlagInput source="is_open" label={t('starPlans.onSale')} starts={1} />
      <ReasonInput />
    </>
  )
}
