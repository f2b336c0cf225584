import type { CallData } from '@cliffhanger/contract/call.ts'
import type { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import Gift from 'lucide-react/icons/gift'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { earnsReward, firstWhole } from './recharge-limits.ts'
import styles from './reward-hint.module.css'

interface RewardHintProps {
  readonly terms: CallData<typeof rechargeCalls.getRechargeTerms>
  /** Undefined while none is given. */
  readonly amount: string | undefined
}

/** The random reward and its bounds, before anything is paid (S-99). */
export const RewardHint = ({ terms, amount }: RewardHintProps) => {
  const t = useTexts()
  const { show, write } = useAmounts()
  const { reward_threshold, reward_coin, reward_min, reward_max } = terms
  if (!/[1-9]/.test(reward_max)) return null
  const isEarned = amount !== undefined && earnsReward(amount, reward_threshold)
  const fromWhole = firstWhole(reward_threshold)
  const range =
    reward_min === reward_max
      ? show(reward_max, reward_coin)
      : `${write(reward_min, reward_coin)}–${show(reward_max, reward_coin)}`
  return (
    <p className={classNames(styles.hint, isEarned && styles.earned)} aria-live="polite">
      <Icon of={Gift} size={18} />
      {isEarned
        ? t('recharge.rewardEarned', { range })
        : fromWhole === undefined
          ? t('recharge.rewardAbove', { range, threshold: show(reward_threshold, 'money') })
          : t('recharge.rewardFrom', { range, from: show(fromWhole, 'money') })}
    </p>
  )
}
