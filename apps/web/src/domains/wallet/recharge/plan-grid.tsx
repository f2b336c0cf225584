import type { RechargePlan } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { formatShare } from '@cliffhanger/i18n/format/numbers.ts'
import { formatMinor, parseMinor } from '@cliffhanger/rules/money.ts'
import Plus from 'lucide-react/icons/plus'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { CornerTick } from '../../../ui/forms/choice-mark.tsx'
import { FieldGroup } from '../../../ui/forms/field-group.tsx'
import { CoinStack, Notes } from '../plans/coin-stack.tsx'
import { bestValue, bonusShare } from '../plans/plan-worth.ts'
import styles from './plan-grid.module.css'
import { byPrice } from './start.ts'

interface PlanGridProps {
  readonly plans: readonly RechargePlan[]
  /** Undefined: a free amount. */
  readonly planId: number | undefined
  readonly onChoose: (planId: number | undefined) => void
  /** A free amount is asked for elsewhere; undefined: here. */
  readonly onOwnAmount?: (() => void) | undefined
}

/** The fixed offers side by side: gold, and money for the balance with a free amount of it. */
export const PlanGrid = ({ plans, planId, onChoose, onOwnAmount }: PlanGridProps) => {
  const t = useTexts()
  const gold = plans.filter(({ coin_code }) => coin_code !== 'money').toSorted(byPrice)
  const best = bestValue(gold)
  const draw = (plan: RechargePlan, level: number) => (
    <PlanButton
      key={plan.id}
      plan={plan}
      level={level}
      isBest={plan.id === best}
      isChosen={plan.id === planId}
      onChoose={() => onChoose(plan.id)}
    />
  )
  return (
    <>
      {gold.length > 0 && (
        <FieldGroup label={t('recharge.goldPlans')}>
          <div className={styles.grid}>{gold.map(draw)}</div>
        </FieldGroup>
      )}
      <FieldGroup label={t('recharge.balancePlans')}>
        <div className={styles.grid}>
          {plans.filter(({ coin_code }) => coin_code === 'money').map(draw)}
          <button
            type="button"
            className={classNames(styles.plan, planId === undefined && styles.chosen)}
            aria-pressed={onOwnAmount ? undefined : planId === undefined}
            onClick={onOwnAmount ?? (() => onChoose(undefined))}
          >
            <span className={styles.plus}>
              <Icon of={Plus} size={22} />
            </span>
            <span className={styles.name}>{t('recharge.freeAmount')}</span>
            {planId === undefined && <CornerTick />}
          </button>
        </div>
      </FieldGroup>
    </>
  )
}

const money = (amount: string): bigint => parseMinor(amount, coinScale.money) ?? 0n

/** What a plan brings. Money that comes on top of money is one sum; a bonus of another coin is named beside it. */
export const receivedBy = ({ coin_code, receive_amount, bonus_coin, bonus_amount }: RechargePlan) => {
  const isSum = coin_code === 'money' && bonus_coin === 'money'
  return {
    amount: isSum ? formatMinor(money(receive_amount) + money(bonus_amount), coinScale.money) : receive_amount,
    hasBonus: !isSum && /[1-9]/.test(bonus_amount),
  }
}

/** What a plan comes to with a bonus of the same coin; undefined where none is added to it. */
export const sumOf = ({ coin_code, receive_amount, bonus_coin, bonus_amount }: RechargePlan): string | undefined => {
  if (coin_code !== bonus_coin || !/[1-9]/.test(bonus_amount)) return undefined
  const scale = coinScale[coin_code]
  return formatMinor((parseMinor(receive_amount, scale) ?? 0n) + (parseMinor(bonus_amount, scale) ?? 0n), scale)
}

interface PlanButtonProps {
  readonly plan: RechargePlan
  /** Its place among the plans, by price. */
  readonly level: number
  readonly isBest: boolean
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** What one gets and what it costs: that names an offer in every language. */
const PlanButton = ({ plan, level, isBest, isChosen, onChoose }: PlanButtonProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { show, write } = useAmounts()
  const { amount, coin_code, bonus_coin, bonus_amount, is_hot } = plan
  const sum = sumOf(plan)
  const { amount: received, hasBonus } = receivedBy(plan)
  const price = show(amount, 'money')
  const share = bonusShare(plan)
  const word = isBest ? t('recharge.bestValue') : is_hot === 1 ? t('recharge.hot') : undefined
  return (
    <button
      type="button"
      className={classNames(styles.plan, isChosen && styles.chosen)}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {share !== undefined && <span className={styles.share}>+{formatShare(share, language)}</span>}
      {word !== undefined && <span className={classNames(styles.hot, isBest && styles.best)}>{word}</span>}
      {coin_code === 'money' ? <Notes /> : <CoinStack level={level} />}
      <span className={styles.words}>
        <span className={coin_code === 'money' ? styles.money : styles.receive}>{show(received, coin_code)}</span>
        {hasBonus && (
          <span className={styles.bonus}>
            {sum === undefined
              ? t('recharge.bonus', { amount: show(bonus_amount, bonus_coin) })
              : t('recharge.becomes', { bonus: write(bonus_amount, bonus_coin), total: write(sum, coin_code) })}
          </span>
        )}
        <span className={styles.price}>{coin_code === 'money' ? t('unlock.pay', { amount: price }) : price}</span>
      </span>
      {isChosen && <CornerTick />}
    </button>
  )
}
