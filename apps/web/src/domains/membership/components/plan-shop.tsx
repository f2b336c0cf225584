import { Refused } from '@cliffhanger/client/call-error.ts'
import type { JudgedCoupon } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import { membershipCalls } from '@cliffhanger/contract/membership/calls.ts'
import type { VipPlan } from '@cliffhanger/contract/membership/schemas.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import type { Order, OrderQuote } from '@cliffhanger/contract/payments/order-schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { formatMinor, parseMinor } from '@cliffhanger/rules/money.ts'
import TicketCheck from 'lucide-react/icons/ticket-check'
import { type ComponentType, useState } from 'react'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { describeFailure } from '../../../platform/server/call-failure.ts'
import { payOnce } from '../../../platform/server/pay-once.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { forgetMembership } from '../membership-answers.ts'
import styles from './plan-shop.module.css'
import { PlanTiles } from './plan-tiles.tsx'

/** What another domain shows on these pages. */
export interface ShopDeps {
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

interface PlanShopProps extends ShopDeps {
  readonly plans: readonly VipPlan[]
  /** What stands between the plans and the button. */
  readonly note: string
}

/** Chooses a plan and coupons, and buys it: out of the balance at once, else on the page of the order. */
export const PlanShop = ({ plans, note, CouponChoice, OrderPaySheet }: PlanShopProps) => {
  const t = useTexts()
  const [wantedId, setWantedId] = useState<number>()
  const [coupons, setCoupons] = useState<readonly JudgedCoupon[]>([])
  const [isChoosing, setIsChoosing] = useState(false)
  const [order, setOrder] = useState<Order>()
  const plan = plans.find(({ id }) => id === wantedId) ?? plans.find(({ is_hot }) => is_hot === 1) ?? plans[0]
  const question = { order_type: 'vip', target_id: plan?.id ?? 0 } as const
  const ids = coupons.map(({ id }) => id)
  const isRequested = plan !== undefined
  const plain = useCall(orderCalls.quoteOrder, question, { enabled: isRequested })
  const reduced = useCall(
    orderCalls.quoteOrder,
    { ...question, coupon_ids: ids.join(',') },
    { enabled: isRequested && ids.length > 0 },
  )
  const { data: quote, error } = ids.length > 0 ? reduced : plain
  const make = useAction(async () => {
    if (!plan) return
    const request = { plan_id: plan.id, ...(ids.length > 0 && { coupon_ids: ids }) }
    const made = await payOnce(membershipCalls.buyVip, `plan ${plan.id} ${ids.join(',')}`, request)
    setCoupons([])
    if (quote && quote.balance_after !== '') setOrder(made.order)
    else goTo('orders', { order_no: made.order.order_no })
  })
  if (!plan) return null
  const choose = (id: number): void => {
    setWantedId(id)
    setCoupons([])
  }
  const usable = plain.data?.coupons.filter((coupon) => coupon.usable === 1) ?? []
  const isLimited = plain.data?.limit_left === 0
  return (
    <>
      <PlanTiles plans={plans} planId={plan.id} onChoose={choose} />
      <div className={styles.checkout}>
        <CellGroup flush>
          <Cell
            icon={TicketCheck}
            title={t('membership.coupon')}
            value={<CouponLine chosen={coupons.length} usable={usable.length} quote={quote} plan={plan} />}
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
        <p className={styles.note}>{note}</p>
        <Button block busy={make.isBusy} disabled={!quote || isLimited} onClick={() => make.run()}>
          {isLimited ? t('membership.limitReached') : <PayWords quote={quote} plan={plan} />}
        </Button>
        <p className={styles.note}>{t('membership.noneHint')}</p>
      </div>
      <Sheet isOpen={isChoosing} onClose={() => setIsChoosing(false)} title={t('membership.coupon')}>
        <CouponChoice coupons={plain.data?.coupons ?? []} chosen={coupons} onChange={setCoupons} />
        <Button block onClick={() => setIsChoosing(false)}>
          {t('membership.done')}
        </Button>
      </Sheet>
      <OrderPaySheet
        order={order}
        onPaid={() => {
          setOrder(undefined)
          toast(t('membership.paid'))
          void forgetMembership()
        }}
        onClose={() => {
          if (order) goTo('orders', { order_no: order.order_no })
          setOrder(undefined)
        }}
      />
    </>
  )
}

interface PriceProps {
  readonly quote: OrderQuote | undefined
  readonly plan: VipPlan
}

const CouponLine = ({
  chosen,
  usable,
  quote,
  plan,
}: PriceProps & { readonly chosen: number; readonly usable: number }) => {
  const t = useTexts()
  const { show } = useAmounts()
  if (chosen === 0) return usable === 0 ? t('membership.couponNone') : t('membership.couponsUsable', { count: usable })
  if (!quote || !/[1-9]/.test(quote.discount)) return t('membership.couponChosen', { count: chosen })
  return t('membership.couponSaves', { amount: show(quote.discount, plan.coin_code) })
}

/** What is to be paid, and what that is for 30 days where a plan is longer. */
const PayWords = ({ quote, plan: { price, coin_code, days } }: PriceProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const pay = quote?.pay_amount ?? price
  const minor = parseMinor(pay, coinScale[coin_code]) ?? 0n
  const perMonth = formatMinor((minor * 30n) / BigInt(days), coinScale[coin_code])
  return (
    <>
      {t('membership.pay', { amount: show(pay, coin_code) })}
      {days > 31 && (
        <span className={styles.month}>{t('membership.perMonth', { amount: show(perMonth, coin_code) })}</span>
      )}
    </>
  )
}
