import type { CouponKind } from '@cliffhanger/contract/coupons/operator-coupon-schemas.ts'
import type { WrittenPrize } from '@cliffhanger/contract/rewards/operator-wheel-calls.ts'
import { clientLanguages, languageNames } from '@cliffhanger/i18n/languages.ts'
import {
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useGetList,
  useRecordContext,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useTexts } from '../../../platform/texts.ts'
import { FlagInput } from '../../../ui/inputs/flag-input.tsx'
import { PictureInput } from '../../../ui/inputs/picture-input.tsx'
import { coinName, isAmount } from '../../../ui/money/amounts.ts'
import { AmountInput } from '../../../ui/money/money-inputs.tsx'
import { writtenShortTexts } from '../../../ui/short-texts.ts'
import { oddsWhileTyping } from './odds.ts'
import { prizeKindChoices, prizeKindText } from './prize-text.ts'

const all = { pagination: { page: 1, perPage: 100 } } as const

/** A prize: what it gives, how likely it is, and what limits it. */
export const PrizeInputs = () => {
  const t = useTexts()
  const prize = useRecordContext<WrittenPrize>()
  const nameNeeded = (_name: unknown, { names }: Partial<Pick<WrittenPrize, 'names'>>) =>
    Object.keys(writtenShortTexts(names)).length === 0 ? t('rewards.nameNeeded') : undefined
  return (
    <>
      {clientLanguages.map((language, index) => (
        <TextInput
          key={language}
          source={`names.${language}`}
          label={t('rewards.prizeName', { language: languageNames[language] })}
          validate={index === 0 ? [maxLength(60), nameNeeded] : maxLength(60)}
          helperText={false}
        />
      ))}
      <PictureInput source="image_key" label={t('rewards.picture')} current={prize?.image ?? ''} size={[96, 96]} />
      <SelectInput
        source="kind"
        label={t('rewards.gives')}
        choices={prizeKindChoices.map((id) => ({ id, name: prizeKindText(t, id) }))}
        defaultValue="coin"
        validate={required()}
        helperText={false}
      />
      <GivesInputs />
      <WeightInput />
      <LimitInputs />
      <FlagInput source="fallback" label={t('rewards.fallback')} help={t('rewards.fallbackHint')} />
      <NumberInput
        source="sort"
        label={t('rewards.sort')}
        helperText={t('rewards.sortHint')}
        defaultValue={0}
        validate={required()}
      />
      <FlagInput source="is_open" label={t('rewards.inNext')} help={t('rewards.inNextHint')} starts={1} />
    </>
  )
}

const coins = ['gold', 'point', 'money'] as const
const coinOf = (written: unknown) => coins.find((coin) => coin === written) ?? 'gold'

/** How much of what. */
const GivesInputs = () => {
  const t = useTexts()
  const kind: unknown = useWatch({ name: 'kind' })
  const coin = coinOf(useWatch({ name: 'coin_code' }))
  const { data: kinds = [] } = useGetList<CouponKind & { readonly id: number }>('coupons', all, {
    enabled: kind === 'coupon',
  })
  if (kind === 'thanks') return null
  if (kind === 'coupon')
    return (
      <SelectInput
        source="target_id"
        label={t('rewards.coupon')}
        choices={kinds.map(({ coupon_id: id, name }) => ({ id, name }))}
        validate={[required(), minValue(1, t('shell.required'))]}
        helperText={false}
      />
    )
  if (kind === 'vip_days' || kind === 'times')
    return (
      <AmountInput
        source="amount"
        label={t(kind === 'times' ? 'rewards.timesCount' : 'rewards.daysCount')}
        coin="point"
      />
    )
  return (
    <>
      <SelectInput
        source="coin_code"
        label={t('rewards.coin')}
        choices={coins.map((id) => ({ id, name: coinName(t, id) }))}
        defaultValue="gold"
        validate={required()}
        helperText={false}
      />
      <AmountInput source="amount" label={t('rewards.amount')} coin={coin} />
    </>
  )
}

/** The weight, with the odds it comes to beside the other prizes, while it is typed. */
const WeightInput = () => {
  const t = useTexts()
  const prize = useRecordContext<WrittenPrize>()
  const { data: prizes = [] } = useGetList<WrittenPrize>('wheel-prizes', all)
  const weight = Number(useWatch({ name: 'weight' }) ?? 0) || 0
  const isOpen = useWatch({ name: 'is_open' }) !== 0
  const odds = oddsWhileTyping(prizes, { id: prize?.id, weight: Math.max(0, Math.trunc(weight)), isOpen })
  return (
    <NumberInput
      source="weight"
      label={t('rewards.weight')}
      helperText={t('rewards.weightHint', { odds })}
      defaultValue={10}
      min={0}
      step={1}
      validate={[required(), minValue(0), maxValue(1_000_000)]}
    />
  )
}

const LimitInputs = () => {
  const t = useTexts()
  const kind: unknown = useWatch({ name: 'kind' })
  const coin = coinOf(useWatch({ name: 'coin_code' }))
  const isCoin = kind === undefined || kind === 'coin'
  const wrongBudget = (written: unknown): string | undefined =>
    typeof written !== 'string' || written === '' || isAmount(written, isCoin ? coin : 'point')
      ? undefined
      : t('rewards.budgetWrong')
  return (
    <>
      <TextInput
        source="daily_budget"
        label={t('rewards.dailyBudget')}
        helperText={t(isCoin ? 'rewards.dailyBudgetHint' : 'rewards.piecesHint')}
        validate={wrongBudget}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
      <NumberInput
        source="stock"
        label={t('rewards.stock')}
        helperText={t('rewards.stockHint')}
        defaultValue={-1}
        min={-1}
        step={1}
        validate={[required(), minValue(-1)]}
      />
    </>
  )
}
