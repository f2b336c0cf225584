import type { StarPlan } from '@cliffhanger/contract/star-plans/schemas.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { CornerTick } from '../../../ui/forms/choice-mark.tsx'
import { BenefitList } from './benefit-list.tsx'
import styles from './star-tiles.module.css'

interface StarTilesProps {
  readonly plans: readonly StarPlan[]
  readonly planId: number
  readonly onChoose: (planId: number) => void
}

/** The packages on sale, one below the other: what each costs, gives, and for how long. */
export const StarTiles = ({ plans, planId, onChoose }: StarTilesProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  return (
    <fieldset className={styles.tiles} aria-label={t('starPlans.onSale')}>
      {plans.map(({ id, name, price, coin_code: coin, days, limit_number: limit, benefits }) => (
        <div key={id} className={classNames(styles.tile, id === planId && styles.chosen)}>
          <button type="button" className={styles.head} aria-pressed={id === planId} onClick={() => onChoose(id)}>
            <span className={styles.name}>{name}</span>
            <span className={styles.price}>{show(price, coin)}</span>
            <span className={styles.small}>{t('membership.days', { count: days })}</span>
            {limit > 0 && <span className={styles.small}>{t('membership.limit', { count: limit })}</span>}
          </button>
          <BenefitList benefits={benefits} />
          {id === planId && <CornerTick />}
        </div>
      ))}
    </fieldset>
  )
}
