import { couponCalls } from '@cliffhanger/contract/coupons/coupon-calls.ts'
import { couponOperatorCalls } from '@cliffhanger/contract/coupons/operator-coupon-calls.ts'
import { addressCalls } from '@cliffhanger/contract/mall/address-calls.ts'
import { goodsOperatorCalls } from '@cliffhanger/contract/mall/operator-goods-calls.ts'
import { mallOrderOperatorCalls } from '@cliffhanger/contract/mall/operator-order-calls.ts'
import { mallOrderCalls } from '@cliffhanger/contract/mall/order-calls.ts'
import type { PointOrder } from '@cliffhanger/contract/mall/schemas.ts'
import type { Address } from '@cliffhanger/contract/payments/order-schemas.ts'
import { keyOfPicture, listedDrama } from './drama.ts'
import { operatorToken, reason } from './operator.ts'
import { callPlatform, type Person } from './platform.ts'
import { payPassword } from './wallet.ts'

/** An article as a journey needs it. */
interface Offer {
  readonly name: string
  readonly points: string
  readonly stock: number
}

/** Has an operator offer an article that is sent, with the picture of a drama; answers its id. */
export async function offerGoods(person: Person, { name, points, stock }: Offer): Promise<number> {
  const { cover } = await listedDrama(person)
  const { goods } = await callPlatform(
    goodsOperatorCalls.createGoods,
    {
      cate_id: 0,
      texts: { en: { title: name, content: '<p>Holds a whole season.</p>' } },
      cover_key: keyOfPicture(cover),
      image_keys: [],
      kind: 'physical',
      virtual_type: '',
      virtual_value: 0,
      point_price: points,
      money_price: '0',
      market_price: '0',
      sale: null,
      limit_number: 0,
      day_limit: 0,
      is_share: 0,
      sort: 0,
      is_open: 1,
      variants: [{ names: {}, stock, is_open: 1 }],
    },
    operatorToken(),
  )
  return goods.id
}

/** Gives a person an address in the first region of the picker. */
export async function addAddress({ token }: Person, consignee = 'Mai Anh'): Promise<Address> {
  const regions = async (parentId: number) =>
    (await callPlatform(addressCalls.listCities, { parent_id: parentId }, token)).list
  const [province] = await regions(0)
  const [city] = await regions(province?.id ?? 0)
  const [area] = city?.has_more === 1 ? await regions(city.id) : []
  const { address } = await callPlatform(
    addressCalls.addAddress,
    {
      consignee,
      phone: '+84912345678',
      province_id: province?.id ?? 0,
      city_id: city?.id ?? 0,
      area_id: area?.id ?? 0,
      detail: '12 Kim Mã',
    },
    token,
  )
  return address
}

/** Gives a person a coupon that takes points off an article. */
export async function giveGoodsCoupon({ token }: Person, points: string): Promise<void> {
  const nowS = Math.floor(Date.now() / 1000)
  const { kind } = await callPlatform(
    couponOperatorCalls.createCouponKind,
    {
      ...{ name: `${points} off`, type: 'discount_amount', coin_code: 'point', order_types: ['goods'] },
      ...{
        value: points,
        min_spend: String(Number(points) + 1),
        price_point: '0',
        stock: -1,
        limit_number: 0,
        is_open: 1,
      },
      ...{ start_time: nowS - 60, end_time: nowS + 86_400 },
    },
    operatorToken(),
  )
  await callPlatform(couponCalls.claimCoupon, { coupon_id: kind.coupon_id }, token)
}

/** Has a person exchange one piece of an article beside the browser. */
export async function exchangeGoods({ token }: Person, goodsId: number, addressId: number): Promise<PointOrder> {
  const request = { goods_id: goodsId, address_id: addressId, pay_password: payPassword }
  return (await callPlatform(mallOrderCalls.exchangePoints, request, token)).order
}

/** A person's newest order. */
export async function newestOrder({ token }: Person): Promise<PointOrder> {
  const [order] = (await callPlatform(mallOrderCalls.listMallOrders, {}, token)).list
  if (!order) throw new Error('There is no order')
  return order
}

/** Has an operator hand an order to a carrier. */
export async function shipOrder(id: number, carrier: string, trackingNumber: string): Promise<void> {
  await callPlatform(
    mallOrderOperatorCalls.shipMallOrder,
    { id, carrier, tracking_no: trackingNumber },
    operatorToken(),
  )
}

/** Has an operator cancel an order. */
export async function cancelOrder(id: number, why = reason): Promise<void> {
  await callPlatform(mallOrderOperatorCalls.cancelMallOrder, { id, reason: why }, operatorToken())
}
