import type { JudgedCoupon } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import type { Minor } from '@cliffhanger/rules/money.ts'
import TicketCheck from 'lucide-react/icons/ticket-check'
import { useContext, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { CouponPart } from './coupon-part.ts'
import { goldText } from './unlock-act.ts'
import styles from './unlock-sheet.module.css'

interface CouponCellProps {
  readonly coupons: readonly JudgedCoupon[]
  readonly chosen: readonly JudgedCoupon[]
  /** What the chosen ones take off, as far as it is known. */
  readonly off: Minor | undefined
  readonly onChange: (chosen: readonly JudgedCoupon[]) => void
}

/** The coupons for an unlock and what they take off; nothing where the member has none for episodes. */
export const CouponCell = ({ coupons, chosen, off, onChange }: CouponCellProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const renderChoice = useContext(CouponPart)
  const [isOpen, setIsOpen] = useState(false)
  if (!renderChoice || coupons.length === 0) return null
  const usable = coupons.filter((coupon) => coupon.usable === 1).length
  const words = () => {
    if (chosen.length === 0)
      return usable === 0 ? t('membership.couponNone') : t('membership.couponsUsable', { count: usable })
    if (off === undefined || off === 0n) return t('membership.couponChosen', { count: chosen.length })
    return t('membership.couponSaves', { amount: show(goldText(off), 'gold') })
  }
  const close = () => setIsOpen(false)
  return (
    <>
      <CellGroup flush>
        <Cell icon={TicketCheck} title={t('membership.coupon')} value={words()} onClick={() => setIsOpen(true)} />
      </CellGroup>
      <Sheet isOpen={isOpen} onClose={close} title={t('membership.coupon')} showTitle={false}>
        <div className={styles.form}>
          {renderChoice({ coupons, chosen, onChange })}
          <Button block onClick={close}>
            {t('membership.done')}
          </Button>
        </div>
      </Sheet>
    </>
  )
}
