import type { ListedCoupon } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { purchaseName } from '../purchase-name.ts'
import styles from './coupon-card.module.css'
import { couponValue } from './coupon-words.ts'

interface CouponCardProps {
  readonly coupon: ListedCoupon
  /** What can be done with it. */
  readonly children?: ReactNode
}

/** A coupon: its value, what it needs, what it is for, and until when. */
export const CouponCard = ({ coupon, children }: CouponCardProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { show } = useAmounts()
  const { name, min_spend, coin_code, order_types, start_time, end_time, state, stock, limit_number, reason } = coupon
  const day = (seconds: number): string => formatMoment(seconds * 1000, 'day', language)
  const isOver = state === 'used' || state === 'expired'
  return (
    <article className={classNames(styles.card, isOver && styles.over)}>
      <div className={styles.words}>
        <h2 className={styles.value}>{couponValue(coupon, t, show, language)}</h2>
        <p className={styles.name}>{name}</p>
        <p className={styles.line}>
          {/[1-9]/.test(min_spend)
            ? t('coupons.needsSpend', { amount: show(min_spend, coin_code) })
            : t('coupons.noMinimum')}
        </p>
        <p className={styles.line}>{order_types.map((type) => purchaseName(type, t)).join(' · ')}</p>
        <p className={styles.line}>{t('coupons.validity', { from: day(start_time), to: day(end_time) })}</p>
        {state === 'available' && stock >= 0 && (
          <p className={styles.line}>{t('coupons.stockLeft', { count: stock })}</p>
        )}
        {state === 'available' && limit_number > 0 && (
          <p className={styles.line}>{t('coupons.perMember', { count: limit_number })}</p>
        )}
        {reason !== undefined && reason !== '' && <p className={styles.reason}>{reason}</p>}
      </div>
      {children !== undefined && <div className={styles.side}>{children}</div>}
    </article>
  )
}
