import type { VipPlan } from '@cliffhanger/contract/membership/schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { formatShare } from '@cliffhanger/i18n/format/numbers.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { dailyPrice, monthlyPrice } from '../../../shared/checkout/monthly-price.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ChoiceMark } from '../../../ui/forms/choice-mark.tsx'
import { Dotted } from '../../../ui/lists/dotted.tsx'
import styles from './plan-tiles.module.css'

interface PlanTilesProps {
  readonly plans: readonly VipPlan[]
  readonly planId: number
  readonly onChoose: (planId: number) => void
}

/** The plans of one kind, one below the other: how long, what for, and what it saves. */
export const PlanTiles = ({ plans, planId, onChoose }: PlanTilesProps) => {
  const t = useTexts()
  return (
    <div className={styles.place}>
      <fieldset className={styles.tiles} aria-label={t('membership.plans')}>
        {plans.map((plan) => (
          <Tile key={plan.id} plan={plan} isChosen={plan.id === planId} onChoose={() => onChoose(plan.id)} />
        ))}
      </fieldset>
    </div>
  )
}

/** What a plan costs less than it did, as a share in whole percent, rounded down; 0 where that is nothing. */
const savedShare = ({ price, original_price, coin_code }: VipPlan): number => {
  const [now, before] = [price, original_price].map((amount) => parseMinor(amount, coinScale[coin_code]) ?? 0n)
  if (now === undefined || before === undefined || before <= now) return 0
  return Number(((before - now) * 100n) / before) / 100
}

interface TileProps {
  readonly plan: VipPlan
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const Tile = ({ plan, isChosen, onChoose }: TileProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { show } = useAmounts()
  const { name, days, price, original_price, coin_code, gift_gold, limit_number, is_hot, vip_type } = plan
  const perMonth = monthlyPrice(price, coin_code, days)
  const perDay = dailyPrice(price, coin_code, days)
  const saved = savedShare(plan)
  const facts = [
    t('membership.days', { count: days }),
    ...(perDay === undefined ? [] : [t('membership.perDay', { amount: show(perDay, coin_code) })]),
    ...(/[1-9]/.test(gift_gold) ? [t('membership.gift', { amount: show(gift_gold, 'gold') })] : []),
    ...(limit_number > 0 ? [t('membership.limit', { count: limit_number })] : []),
  ]
  return (
    <button
      type="button"
      className={classNames(styles.tile, vip_type === 2 && styles.svip, isChosen && styles.chosen)}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <ChoiceMark isChosen={isChosen} />
      <span className={styles.what}>
        <span className={styles.heading}>
          <span className={styles.name}>{name}</span>
          {is_hot === 1 && <span className={styles.hot}>{t('membership.hot')}</span>}
          {saved > 0 && (
            <span className={styles.saved}>{t('membership.saves', { share: formatShare(saved, language) })}</span>
          )}
        </span>
        <span className={styles.small}>
          <Dotted>{facts.join(' · ')}</Dotted>
        </span>
      </span>
      <span className={styles.cost}>
        <span className={styles.price}>{show(price, coin_code)}</span>
        {perMonth !== undefined && (
          <span className={styles.month}>{t('membership.perMonth', { amount: show(perMonth, coin_code) })}</span>
        )}
        {saved > 0 && (
          <span className={styles.small}>
            <span className="visually-hidden">{t('membership.was', { amount: show(original_price, coin_code) })}</span>
            <s aria-hidden="true">{show(original_price, coin_code)}</s>
          </span>
        )}
      </span>
    </button>
  )
}
