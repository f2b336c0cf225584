import { Refused } from '@cliffhanger/client/call-error.ts'
import type { JudgedCoupon, PurchaseType } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import type { Order, OrderQuote } from '@cliffhanger/contract/payments/order-schemas.ts'
import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import TicketCheck from 'lucide-react/icons/ticket-check'
import { type ComponentType, type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { describeFailure } from '../../platform/server/call-failure.ts'
import { useCall } from '../../platform/server/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useAction } from '../../ui/actions/use-action.ts'
import { classNames } from '../../ui/class-names.ts'
import { BottomBar } from '../../ui/layout/bottom-bar.tsx'
import { Cell, CellGroup } from '../../ui/layout/cell.tsx'
import { Dotted } from '../../ui/lists/dotted.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { useAmounts } from '../amounts.ts'
import styles from './checkout.module.css'
import { monthlyPrice } from './monthly-price.ts'

/** What the wallet shows while something is bought. */
export interface CheckoutParts {
  readonly CouponChoice: ComponentType<{
    readonly coupons: readonly JudgedCoupon[]
    readonly chosen: readonly JudgedCoupon[]
    readonly onChange: (chosen: readonly JudgedCoupon[]) => void
  }>
  /** Takes the payment of an order out of the balance. */
  readonly OrderPaySheet: ComponentType<{
    readonly order: Order | undefined
    readonly onPaid: () => void
    readonly onClose: () => void
  }>
}

/** What is bought: time of something, once. */
interface TimeOffer {
  readonly id: number
  /** What stands beside its price at the foot of a page, where the offer itself may be out of sight. */
  readonly name: string
  readonly price: string
  readonly coin_code: CoinCode
  readonly days: number
}

interface CheckoutProps extends CheckoutParts {
  readonly type: PurchaseType
  readonly offer: TimeOffer
  /** What buying it does, before anything else. */
  readonly note: string
  /** Where the page has its foot: the button that pays stays in sight there. Without one it comes after the rest. */
  readonly foot?: HTMLElement | null | undefined
  readonly onOrder: (couponIds: readonly number[]) => Promise<Order>
  readonly onPaid: (order: Order) => void
  /** The order is not paid out of the balance, or not now: it goes on on its own page. */
  readonly onLater: (order: Order) => void
}

/** The end of a page that sells time: coupons, what is to be paid, and the purchase: out of the balance at once, else on the page of the
 *  order. Another offer is another checkout: give it a key. */
export const Checkout = ({ type, offer, note, foot, onOrder, onPaid, onLater, ...parts }: CheckoutProps) => {
  const t = useTexts()
  const [coupons, setCoupons] = useState<readonly JudgedCoupon[]>([])
  const [isChoosing, setIsChoosing] = useState(false)
  const [order, setOrder] = useState<Order>()
  const ids = coupons.map(({ id }) => id)
  const question = { order_type: type, target_id: offer.id }
  const plain = useCall(orderCalls.quoteOrder, question)
  const reduced = useCall(
    orderCalls.quoteOrder,
    { ...question, coupon_ids: ids.join(',') },
    { enabled: ids.length > 0 },
  )
  const { data: quote, error } = ids.length > 0 ? reduced : plain
  const make = useAction(async () => {
    const made = await onOrder(ids)
    setCoupons([])
    if (quote && quote.balance_after !== '') setOrder(made)
    else onLater(made)
  })
  const usable = plain.data?.coupons.filter((coupon) => coupon.usable === 1) ?? []
  const isLimited = plain.data?.limit_left === 0
  const isUnpaid = quote?.balance_after === '' && !isLimited
  return (
    <>
      <div className={styles.checkout}>
        <p className={styles.note}>{note}</p>
        <CellGroup flush>
          <Cell
            icon={TicketCheck}
            title={t('membership.coupon')}
            value={<CouponLine chosen={coupons.length} usable={usable.length} quote={quote} offer={offer} />}
            isDisabled={usable.length === 0}
            onClick={() => setIsChoosing(true)}
          />
        </CellGroup>
        {error && (
          <p className={styles.problem} role="alert">
            {error instanceof Refused ? describeFailure(error) : t('shell.errorTitle')}
          </p>
        )}
        {plain.data && plain.data.limit_left > 0 && (
          <p className={styles.note}>{t('membership.left', { count: plain.data.limit_left })}</p>
        )}
        {isUnpaid && <p className={styles.note}>{t('membership.payLater')}</p>}
        <p className={classNames(styles.note, styles.inPage)}>{t('membership.noneHint')}</p>
        <Foot at={foot}>
          <Button block busy={make.isBusy} disabled={!quote || isLimited} onClick={() => make.run()}>
            {isLimited ? t('membership.limitReached') : <PayWords quote={quote} offer={offer} />}
          </Button>
          <p className={classNames(styles.note, styles.atFoot)}>
            <Dotted>{foot ? [offer.name, t('membership.noneHint')] : [t('membership.noneHint')]}</Dotted>
          </p>
        </Foot>
      </div>
      <Sheet isOpen={isChoosing} onClose={() => setIsChoosing(false)} title={t('membership.coupon')}>
        <parts.CouponChoice coupons={plain.data?.coupons ?? []} chosen={coupons} onChange={setCoupons} />
        <Button block onClick={() => setIsChoosing(false)}>
          {t('membership.done')}
        </Button>
      </Sheet>
      <parts.OrderPaySheet
        order={order}
        onPaid={() => {
          setOrder(undefined)
          if (order) onPaid(order)
        }}
        onClose={() => {
          if (order) onLater(order)
          setOrder(undefined)
        }}
      />
    </>
  )
}

/** What pays: at the foot of the page where it has one, else in the page itself. */
const Foot = ({ at, children }: { readonly at: HTMLElement | null | undefined; readonly children: ReactNode }) => {
  const all = <div className={styles.foot}>{children}</div>
  return at ? createPortal(<BottomBar>{all}</BottomBar>, at) : all
}

interface PriceProps {
  readonly quote: OrderQuote | undefined
  readonly offer: TimeOffer
}

const CouponLine = ({
  chosen,
  usable,
  quote,
  offer,
}: PriceProps & { readonly chosen: number; readonly usable: number }) => {
  const t = useTexts()
  const { show } = useAmounts()
  if (chosen === 0) return usable === 0 ? t('membership.couponNone') : t('membership.couponsUsable', { count: usable })
  if (!quote || !/[1-9]/.test(quote.discount)) return t('membership.couponChosen', { count: chosen })
  return t('membership.couponSaves', { amount: show(quote.discount, offer.coin_code) })
}

/** What is to be paid, now from the balance or later in another way, and what that is for 30 days where an offer is longer. */
const PayWords = ({ quote, offer: { price, coin_code, days } }: PriceProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const pay = quote?.pay_amount ?? price
  const perMonth = monthlyPrice(pay, coin_code, days)
  return (
    <>
      {t(quote?.balance_after === '' ? 'membership.goOn' : 'membership.pay', { amount: show(pay, coin_code) })}
      {perMonth !== undefined && (
        <span className={styles.month}>{t('membership.perMonth', { amount: show(perMonth, coin_code) })}</span>
      )}
    </>
  )
}
