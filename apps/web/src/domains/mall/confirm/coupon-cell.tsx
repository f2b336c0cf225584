import type { JudgedCoupon } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import TicketCheck from 'lucide-react/icons/ticket-check'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import page from '../../../ui/forms/form-page.module.css'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { isSome } from '../prices.ts'
import type { ConfirmParts } from './confirm-parts.ts'

interface CouponCellProps extends Pick<ConfirmParts, 'CouponChoice'> {
  readonly coupons: readonly JudgedCoupon[]
  readonly chosen: readonly JudgedCoupon[]
  /** What the chosen ones take off, as far as it is known. */
  readonly discount: string | undefined
  readonly onChange: (chosen: readonly JudgedCoupon[]) => void
}

/** My coupons for an exchange; nothing where I have none. */
export const CouponCell = ({ CouponChoice, coupons, chosen, discount, onChange }: CouponCellProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const [isOpen, setIsOpen] = useState(false)
  if (coupons.length === 0) return null
  const usable = coupons.filter((coupon) => coupon.usable === 1).length
  const words = (): string => {
    if (chosen.length === 0)
      return usable === 0 ? t('membership.couponNone') : t('membership.couponsUsable', { count: usable })
    return discount !== undefined && isSome(discount)
      ? t('membership.couponSaves', { amount: show(discount, 'point') })
      : t('membership.couponChosen', { count: chosen.length })
  }
  const close = (): void => setIsOpen(false)
  return (
    <>
      <CellGroup flush>
        <Cell icon={TicketCheck} title={t('membership.coupon')} value={words()} onClick={() => setIsOpen(true)} />
      </CellGroup>
      <Sheet isOpen={isOpen} onClose={close} title={t('membership.coupon')} showTitle={false}>
        <div className={page.sheetForm}>
          <CouponChoice coupons={coupons} chosen={chosen} onChange={onChange} />
          <Button block onClick={close}>
            {t('membership.done')}
          </Button>
        </div>
      </Sheet>
    </>
  )
}
