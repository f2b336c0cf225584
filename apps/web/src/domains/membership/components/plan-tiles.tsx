import type { VipPlan } from '@cliffhanger/contract/membership/schemas.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { monthlyPrice } from '../../../shared/checkout/monthly-price.ts'
import { classNames } from '../../../ui/class-names.ts'
import { CornerTick } from '../../../ui/forms/choice-mark.tsx'
import styles from './plan-tiles.module.css'

interface PlanTilesProps {
  readonly plans: readonly VipPlan[]
  readonly planId: number
  readonly onChoose: (planId: number) => void
}

/** The plans of one kind, three side by side. */
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

interface TileProps {
  readonly plan: VipPlan
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const Tile = ({ plan, isChosen, onChoose }: TileProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const { name, days, price, original_price, coin_code, gift_gold, limit_number, is_hot, vip_type } = plan
  const perMonth = monthlyPrice(price, coin_code, days)
  return (
    <button
      type="button"
      className={classNames(styles.tile, vip_type === 2 && styles.svip, isChosen && styles.chosen)}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {is_hot === 1 && <span className={styles.hot}>{t('membership.hot')}</span>}
      <span className={styles.name}>{name}</span>
      <span className={styles.price}>{show(price, coin_code)}</span>
      {perMonth !== undefined && (
        <span className={styles.month}>{t('membership.perMonth', { amount: show(perMonth, coin_code) })}</span>
      )}
      {original_price !== price && (
        <span className={styles.was}>
          <span className="visually-hidden">{t('membership.was', { amount: show(original_price, coin_code) })}</span>
          <s aria-hidden="true">{show(original_price, coin_code)}</s>
        </span>
      )}
      <span className={styles.small}>{t('membership.days', { count: days })}</span>
      {/[1-9]/.test(gift_gold) && (
        <span className={styles.gift}>{t('membership.gift', { amount: show(gift_gold, 'gold') })}</span>
      )}
      {limit_number > 0 && <span className={styles.small}>{t('membership.limit', { count: limit_number })}</span>}
      {isChosen && <CornerTick />}
    </button>
  )
}
