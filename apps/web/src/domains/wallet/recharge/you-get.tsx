import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { feeOf, formatMinor, parseMinor, parseRate } from '@cliffhanger/rules/money.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { sumOf } from './plan-grid.tsx'
import styles from './recharge-form.module.css'
import type { Recharge } from './use-recharge.ts'

type YouGetProps = Pick<Recharge, 'plan' | 'wanted' | 'channel'>

/** Money that arrives of what is paid: a channel may keep a share of it (S-100). */
const afterFee = (paid: string, feeRate: string): string | undefined => {
  const [amount, rate] = [parseMinor(paid, coinScale.money), parseRate(feeRate)]
  return amount === undefined || rate === undefined
    ? undefined
    : formatMinor(amount - feeOf(amount, rate), coinScale.money)
}

/** What arrives of the sum on the button, and whether that is another figure; undefined while it is not known. */
export const arriving = ({ plan, wanted, channel }: YouGetProps) => {
  const money = wanted === undefined || channel === undefined ? undefined : afterFee(wanted, channel.fee_rate)
  const isWhole = money !== undefined && money === wanted
  // Nothing is kept of a plan's gold; what is kept of its money is the order's to say.
  const isKnown = plan === undefined || plan.coin_code === 'gold' || isWhole
  const amount = plan ? (sumOf(plan) ?? plan.receive_amount) : money
  return amount === undefined || !isKnown
    ? undefined
    : { amount, coin: plan?.coin_code ?? 'money', isAnother: plan !== undefined || !isWhole }
}

/** What the sum on the button becomes, above it. An amount that arrives whole says so itself. */
export const YouGet = (chosen: YouGetProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const arrives = arriving(chosen)
  if (arrives === undefined || !arrives.isAnother) return null
  return <p className={styles.youGet}>{t('recharge.youGet', { amount: show(arrives.amount, arrives.coin) })}</p>
}
