import { Refused } from '@cliffhanger/client/call-error.ts'
import type { CallData } from '@cliffhanger/contract/call.ts'
import type { JudgedCoupon, PurchaseType } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { withDirection } from '@cliffhanger/i18n/format/numbers.ts'
import PackageX from 'lucide-react/icons/package-x'
import { useState } from 'react'
import { relaunch } from '../../../platform/navigation/navigation.ts'
import { describeFailure } from '../../../platform/server/call-failure.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import page from '../../../ui/forms/form-page.module.css'
import { DetailList } from '../../../ui/layout/detail-list.tsx'
import { usePayWords } from '../recharge/arrival.ts'
import { ChannelChoice } from '../recharge/channel-choice.tsx'
import { requestRecharge } from '../recharge/request-recharge.ts'
import { preferredWay } from '../ways/order-of-ways.ts'
import { CouponChoice } from './coupon-choice.tsx'

interface OrderQuoteViewProps {
  readonly type: PurchaseType
  readonly targetId: number
  readonly number: number
}

type Quote = CallData<typeof orderCalls.quoteOrder>

/** What something would cost, with the coupons that make it cheaper, before an order is made (V-23, V-24). */
export const OrderQuoteView = ({ type, targetId, number }: OrderQuoteViewProps) => {
  const [coupons, setCoupons] = useState<readonly JudgedCoupon[]>([])
  const question = { order_type: type, target_id: targetId, number }
  const ids = coupons.map(({ id }) => id).join(',')
  const plain = useCall(orderCalls.quoteOrder, question)
  const reduced = useCall(orderCalls.quoteOrder, { ...question, coupon_ids: ids }, { enabled: ids !== '' })
  const { data, error, refetch } = ids === '' ? plain : reduced
  const quote = data ?? plain.data
  if (error instanceof Refused && !plain.data) return <EmptyState icon={PackageX} title={describeFailure(error)} />
  if (!quote) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={5} />
  return (
    <div className={page.form}>
      <Summary quote={quote} isRequesting={ids !== '' && reduced.isFetching} />
      {error && (
        <p className={page.reason} role="alert">
          {describeFailure(error)}
        </p>
      )}
      {quote.coupons.length > 0 && <CouponChoice coupons={quote.coupons} chosen={coupons} onChange={setCoupons} />}
      {type === 'recharge' && <BuyPlan planId={targetId} quote={quote} />}
    </div>
  )
}

const Summary = ({ quote, isRequesting }: { readonly quote: Quote; readonly isRequesting: boolean }) => {
  const t = useTexts()
  const { show } = useAmounts()
  const {
    title,
    coin_code,
    price,
    number,
    total,
    discount,
    pay_amount,
    money_price,
    balance_after,
    limit_left,
    stock,
  } = quote
  return (
    <section aria-busy={isRequesting} aria-live="polite">
      <DetailList
        isFlush
        lines={[
          { label: t('recharge.thing'), value: title },
          { label: t('recharge.price'), value: show(price, coin_code) },
          { label: t('recharge.pieces'), value: number > 1 ? number : undefined },
          { label: t('recharge.total'), value: show(total, coin_code) },
          {
            label: t('recharge.discount'),
            value: /[1-9]/.test(discount) ? withDirection(show(discount, coin_code), false) : undefined,
          },
          { label: t('payment.toPay'), value: <b>{show(pay_amount, coin_code)}</b> },
          {
            label: t('recharge.inMoney'),
            value: money_price === undefined ? undefined : show(money_price, 'money'),
          },
          {
            label: t('payment.balanceAfter'),
            value: balance_after === '' ? undefined : show(balance_after, coin_code),
          },
          { label: t('recharge.limitLeft'), value: limit_left < 0 ? undefined : limit_left },
          { label: t('recharge.stockLeft'), value: stock < 0 ? undefined : stock },
        ]}
      />
    </section>
  )
}

/** The way on for a recharge plan: a channel, and the order. */
const BuyPlan = ({ planId, quote }: { readonly planId: number; readonly quote: Quote }) => {
  const t = useTexts()
  const { show } = useAmounts()
  const wordsOf = usePayWords()
  const { platforms, pay_amount, coin_code } = quote
  const [channelId, setChannelId] = useState<number>()
  const channel = platforms.find(({ id }) => id === channelId) ?? preferredWay(platforms)
  const create = useAction(async () => {
    if (channel) relaunch('payRecharge', { order_no: await requestRecharge({ plan_id: planId }, channel) })
  })
  if (!channel) return <p className={page.note}>{t('recharge.noChannel')}</p>
  return (
    <>
      <ChannelChoice
        groups={[{ name: t('recharge.channel'), list: platforms }]}
        channelId={channel.id}
        onChoose={setChannelId}
      />
      <Button block busy={create.isBusy} onClick={() => create.run()}>
        {wordsOf(channel, show(pay_amount, coin_code))}
      </Button>
    </>
  )
}
