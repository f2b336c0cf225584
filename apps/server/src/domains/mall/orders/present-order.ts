import { mallOrderChanged } from '@cliffhanger/contract/mall/events.ts'
import type { PointOrder } from '@cliffhanger/contract/mall/schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { textIn } from '@cliffhanger/i18n/by-language.ts'
import { trackingAddress } from '@cliffhanger/rules/mall/carriers.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { userStream } from '../../../platform/realtime/stream-names.ts'
import { type NewEvent, newEvent } from '../../../platform/realtime/streams.ts'
import { publicAddress } from '../../../platform/storage/public-address.ts'
import type { MallOrderRow } from './queries/orders.ts'

type Reader = Pick<CallContext, 'storage' | 'origin' | 'language'>

const writePoints = (amount: string) => formatMinor(BigInt(amount), coinScale.point)

/** An order in the language of its reader; what lists leave out is empty. */
export const presentOrder = (
  reader: Reader,
  row: MallOrderRow,
  {
    steps = [],
    code = '',
  }: { readonly steps?: readonly { text: string; created_ms: number }[]; readonly code?: string } = {},
): PointOrder => ({
  id: row.id,
  order_no: row.order_no,
  user_id: row.user_id,
  goods_id: row.goods_id,
  goods_name: textIn(row.goods_names, reader.language) ?? '',
  variant_name: textIn(row.variant_names, reader.language) ?? '',
  cover: publicAddress(reader, row.cover_key),
  kind: row.kind,
  number: row.number,
  point_price: writePoints(row.point_price),
  total_point: writePoints(row.total_point),
  discount: writePoints(row.discount),
  pay_point: writePoints(row.pay_point),
  pay_money: formatMinor(BigInt(row.pay_money), coinScale.money),
  address: row.address,
  remark: row.remark,
  state: row.state,
  reason: row.reason,
  carrier: row.carrier,
  tracking_no: row.tracking_no,
  tracking_url: trackingAddress(row.carrier, row.tracking_no),
  steps: steps.map(({ text, created_ms: createdMs }) => ({ time: toSeconds(createdMs), text })),
  code,
  ship_time: toSeconds(row.shipped_ms),
  auto_time: row.state === 2 ? toSeconds(row.auto_ms) : 0,
  receive_time: toSeconds(row.received_ms),
  cancel_time: toSeconds(row.cancelled_ms),
  create_time: toSeconds(row.created_ms),
})

/** What its member is told when an order changed. */
export const orderEvent = ({ id, user_id: userId, state, carrier, tracking_no }: MallOrderRow): NewEvent =>
  newEvent(mallOrderChanged, userStream(userId), { id, state, carrier, tracking_no })
