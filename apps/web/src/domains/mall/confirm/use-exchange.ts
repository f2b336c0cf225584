import { Refused, TransportError } from '@cliffhanger/client/call-error.ts'
import type { JudgedCoupon } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import { mallOrderCalls } from '@cliffhanger/contract/mall/order-calls.ts'
import type { GoodsVariant, PointGoods } from '@cliffhanger/contract/mall/schemas.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import type { OrderQuote } from '@cliffhanger/contract/payments/order-schemas.ts'
import { useState } from 'react'
import { relaunch } from '../../../platform/navigation/navigation.ts'
import { describeFailure } from '../../../platform/server/call-failure.ts'
import { payOnce } from '../../../platform/server/pay-once.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { currentUser } from '../../../platform/session/session.ts'
import { type Translate, useTexts } from '../../../platform/texts.ts'
import { chooseAddress } from '../chosen-address.ts'
import { forgetExchange, forgetGoods } from '../mall-answers.ts'
import { timesPrice } from '../prices.ts'
import { clearExchangeDraft, useExchangeDraft } from './exchange-draft.ts'

export interface Exchange {
  readonly goods: PointGoods
  readonly variant: GoodsVariant
  readonly number: number
  /** Without coupons. */
  readonly quote: OrderQuote
}

/** Whether the server refused for the sake of a coupon: used meanwhile, over, or for something else. */
const isCouponRefused = (error: unknown): boolean =>
  error instanceof Refused && (error.is('couponNotUsable') || error.is('couponTypeTwice'))

/** What a refusal that is about the goods and not about the PIN says on the page; undefined for every other failure. */
const wordRefusal = (error: unknown, t: Translate): string | undefined => {
  if (!(error instanceof Refused)) return undefined
  if (isCouponRefused(error)) return t('unlock.couponGone')
  if (error.is('stateChanged')) return t('mallOrders.priceChanged')
  if (error.is('outOfStock')) return t('mallOrders.notEnoughLeft')
  if (error.is('purchaseLimit')) return t('mallOrders.limitReached')
  if (error.is('addressMissing')) return t('mallOrders.addressMissing')
  return error.is('insufficientBalance') || error.is('notFound') ? describeFailure(error) : undefined
}

/** What the quote itself says against the number of pieces: others were faster while the page was open (V-25, V-26). */
const wordNumber = ({ stock, limit_left }: OrderQuote, number: number, t: Translate): string | undefined => {
  if (stock >= 0 && number > stock) return t('mallOrders.notEnoughLeft')
  return limit_left >= 0 && number > limit_left ? t('mallOrders.limitReached') : undefined
}

/** Whether nobody knows how an exchange ended. */
const isUnsure = (error: unknown): boolean =>
  error instanceof TransportError || (error instanceof Refused && error.is('stillProcessing'))

/** The coupons and the note of an exchange, what it costs with them, and making it. */
export const useExchange = ({ goods, variant, number, quote: plain }: Exchange) => {
  const t = useTexts()
  const intent = `goods ${goods.id} ${variant.id} ${number}`
  const { coupons, remark, change } = useExchangeDraft(`${currentUser()?.user_id} ${intent}`)
  const [isPaying, setIsPaying] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isOpenEnded, setIsOpenEnded] = useState(false)
  const ids = coupons.map(({ id }) => id)
  const reduced = useCall(
    orderCalls.quoteOrder,
    { order_type: 'goods', target_id: goods.id, number, variant_id: variant.id, coupon_ids: ids.join(',') },
    { enabled: ids.length > 0 },
  )
  const quote = ids.length > 0 ? reduced.data : plain
  // How the last try ended is not known: it may have taken the very pieces that are missing now.
  const tooMany = isOpenEnded ? undefined : wordNumber(plain, number, t)
  const money = timesPrice(goods.money_price, number, 'money')
  const request = async (password: string, addressId: number | undefined): Promise<void> => {
    // While no answer came, the same goods are the same order, wherever it goes: nobody gets two of them (S-110).
    const { order } = await payOnce(mallOrderCalls.exchangePoints, intent, {
      goods_id: goods.id,
      variant_id: variant.id,
      number,
      remark: remark.trim(),
      coupon_ids: [...ids],
      ...(addressId !== undefined && { address_id: addressId }),
      ...(quote && { expect_point: quote.pay_amount, expect_money: money }),
      pay_password: password,
    })
    setIsPaying(false)
    chooseAddress(undefined)
    clearExchangeDraft()
    relaunch('mallOrder', { id: order.id, placed: 1 })
    await forgetExchange()
  }
  const pay = async (password: string, addressId: number | undefined): Promise<void> => {
    setProblem(undefined)
    try {
      await request(password, addressId)
    } catch (error) {
      setIsOpenEnded(isUnsure(error))
      const words = wordRefusal(error, t)
      // The sheet says what is about the PIN or the line.
      if (words === undefined) throw error
      if (isCouponRefused(error)) change({ coupons: [] })
      setProblem(words)
      setIsPaying(false)
      await forgetGoods()
    }
  }
  return {
    /** With the chosen coupons; undefined while it is on its way. */
    quote,
    money,
    coupons,
    chooseCoupons: (chosen: readonly JudgedCoupon[]): void => {
      setProblem(undefined)
      change({ coupons: chosen })
    },
    remark,
    setRemark: (written: string): void => change({ remark: written }),
    /** What is wrong, beside what the sheet with the PIN says. */
    problem: problem ?? tooMany ?? (ids.length > 0 && reduced.error ? describeFailure(reduced.error) : undefined),
    /** There are not so many, or not for me. */
    isTooMany: tooMany !== undefined,
    /** No answer came: nothing of it can be changed until it is known. */
    isUnsure: isOpenEnded,
    isPaying,
    setIsPaying,
    pay,
  }
}
