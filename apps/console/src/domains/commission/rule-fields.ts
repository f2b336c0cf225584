import { type CommissionRule, mostWaitDays } from '@cliffhanger/contract/commission/operator-schemas.ts'
import { formatRate, parseRate } from '@cliffhanger/rules/money.ts'
import { secondsOf } from '../../platform/moments.ts'
import type { Texts } from '../../platform/texts.ts'
import { type ActionField, reasonField } from '../../ui/dialogs/action-input.tsx'
import { rateOfPercent } from '../../ui/money/amounts.ts'

const percents = ['vip_1', 'vip_2', 'video_1', 'video_2', 'fee_1', 'fee_2', 'cap'] as const
type RuleInput = (typeof percents)[number] | 'gold_value' | 'wait_days' | 'from_time' | 'reason'
export type RuleInputs = Readonly<Record<RuleInput, string>>

/** A rate `0.075` as the percentage `7.5`. */
const percentOf = (rate: string | undefined): string => {
  const parsed = rate === undefined ? undefined : parseRate(rate)
  return parsed === undefined ? '' : formatRate(parsed * 100n)
}

/** What a new rule says, beginning with what holds now. */
export const ruleInputs = (
  t: Texts,
  running: CommissionRule | undefined,
  nowMs: number,
): readonly ActionField<RuleInput>[] => [
  {
    name: 'from_time',
    label: t('commission.from_time'),
    hint: t('commission.fromHint'),
    isOptional: true,
    problemOf: (text) => momentProblem(t, text, nowMs),
  },
  ...percents.map(
    (name): ActionField<RuleInput> => ({
      name,
      label: t(`commission.${name}`),
      hint: t(name === 'cap' ? 'commission.capHint' : 'commission.rateHint'),
      initial: percentOf(running?.[name]),
      isNumeric: true,
      problemOf: (text) => (rateOfPercent(text) === undefined ? t('commission.percentWrong') : undefined),
    }),
  ),
  {
    name: 'gold_value',
    label: t('commission.gold_value'),
    hint: t('commission.goldHint'),
    initial: running?.gold_value ?? '',
    isNumeric: true,
    problemOf: (text) => (parseRate(text) === undefined || Number(text) > 1 ? t('commission.goldWrong') : undefined),
  },
  {
    name: 'wait_days',
    label: t('commission.wait_days'),
    hint: t('commission.waitHint'),
    initial: running ? String(running.wait_days) : '',
    isNumeric: true,
    problemOf: (text) =>
      /^[1-9]\d{0,2}$/.test(text) && Number(text) <= mostWaitDays ? undefined : t('commission.numberWrong'),
  },
  reasonField(t),
]

const momentProblem = (t: Texts, text: string, nowMs: number): string | undefined => {
  const seconds = secondsOf(text)
  if (seconds === 0) return t('commission.fromWrong')
  return seconds * 1000 < nowMs ? t('commission.fromPast') : undefined
}

/** The rule as the server takes it. */
export const ruleOf = ({ from_time: from, reason, gold_value, wait_days, ...rates }: RuleInputs) => ({
  from_time: from === '' ? 0 : secondsOf(from),
  vip_1: rateOfPercent(rates.vip_1) ?? '',
  vip_2: rateOfPercent(rates.vip_2) ?? '',
  video_1: rateOfPercent(rates.video_1) ?? '',
  video_2: rateOfPercent(rates.video_2) ?? '',
  fee_1: rateOfPercent(rates.fee_1) ?? '',
  fee_2: rateOfPercent(rates.fee_2) ?? '',
  cap: rateOfPercent(rates.cap) ?? '',
  gold_value,
  wait_days: Number(wait_days),
  reason,
})
