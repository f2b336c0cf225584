import type { taskIcons, WrittenTask } from '@cliffhanger/contract/rewards/operator-task-calls.ts'
import type { TaskCode, TaskKind, TaskUnit } from '@cliffhanger/contract/rewards/schemas.ts'
import type { Texts } from '../../../platform/texts.ts'
import { amountText, coinAmountText, durationText } from '../../../ui/money/amounts.ts'

const kindTexts = {
  daily: 'rewards.kindDaily',
  beginner: 'rewards.kindBeginner',
  watch: 'rewards.kindWatch',
} as const satisfies Record<TaskKind, string>

export const taskKindText = (t: Texts, kind: TaskKind): string => t(kindTexts[kind])

export const taskCodeText = (t: Texts, code: TaskCode): string => t(`rewards.code_${code}`)

export const taskIconText = (t: Texts, icon: (typeof taskIcons)[number]): string => t(`rewards.icon_${icon}`)

const unitTexts = {
  times: 'rewards.targetTimes',
  seconds: 'rewards.targetSeconds',
  episodes: 'rewards.targetEpisodes',
} as const satisfies Record<TaskUnit, string>

export const unitText = (t: Texts, unit: TaskUnit): string => t(unitTexts[unit])

/** What a task asks for: `3`, `10 minutes`. */
export const targetText = ({ target, unit }: Pick<WrittenTask, 'target' | 'unit'>): string =>
  unit === 'seconds' ? durationText(target) : String(target)

/** What a task gives, with its spins. */
export const rewardText = (
  t: Texts,
  { reward_coin: coin, reward_amount: amount, spins }: Pick<WrittenTask, 'reward_coin' | 'reward_amount' | 'spins'>,
): string => {
  const text = coin === 'money' ? amountText(amount) : coinAmountText(t, amount, coin)
  return spins === 0 ? text : t('rewards.spinsMore', { text, count: spins })
}
