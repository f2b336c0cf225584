import type { JudgedCoupon } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { CouponCard } from '../coupons/coupon-card.tsx'
import { withCoupon } from './chosen-coupons.ts'
import styles from './coupon-choice.module.css'

interface CouponChoiceProps {
  readonly coupons: readonly JudgedCoupon[]
  readonly chosen: readonly JudgedCoupon[]
  readonly onChange: (chosen: readonly JudgedCoupon[]) => void
}

/** My coupons for a purchase, those that do not fit with the reason why. */
export const CouponChoice = ({ coupons, chosen, onChange }: CouponChoiceProps) => {
  const t = useTexts()
  return (
    <section className={styles.choice} aria-label={t('coupons.coupons')}>
      <h2 className={styles.heading}>{t('coupons.coupons')}</h2>
      {coupons.map((coupon) => {
        const isChosen = chosen.some(({ id }) => id === coupon.id)
        return (
          <CouponCard key={coupon.id} coupon={coupon}>
            <Button
              size="small"
              kind={isChosen ? 'primary' : 'quiet'}
              aria-pressed={isChosen}
              disabled={coupon.usable === 0}
              onClick={() => onChange(withCoupon(chosen, coupon))}
            >
              {t(isChosen ? 'coupons.inUse' : 'coupons.use')}
            </Button>
          </CouponCard>
        )
      })}
    </section>
  )
}
