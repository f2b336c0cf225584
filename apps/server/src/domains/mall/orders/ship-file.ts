import type { ShippingFileProblem, ShippingLine } from '@cliffhanger/contract/mall/operator-order-calls.ts'
import { judgeShipping, readShippingFile } from '@cliffhanger/rules/mall/shipping-file.ts'
import type { Db } from '../../../platform/database/db.ts'
import { findByNumbers } from './queries/written.ts'

/** A file of parcels as it stands against the orders of now. */
export interface CheckedShipping {
  readonly problem: ShippingFileProblem
  readonly lines: readonly ShippingLine[]
  /** Every line can be done, or is. */
  readonly isRight: boolean
  readonly ready: readonly { readonly id: number; readonly carrier: string; readonly trackingNo: string }[]
}

/** Holds a file against the orders it names; writes nothing. */
export async function checkShipping(db: Db, csv: string): Promise<CheckedShipping> {
  const read = readShippingFile(csv)
  if (!read.isGood) return { problem: read.problem, lines: [], isRight: false, ready: [] }
  const orderNos = [...new Set(read.rows.map(({ orderNo }) => orderNo))]
  const orders = new Map((await findByNumbers(db, orderNos)).map((order) => [order.order_no, order]))
  const lines = judgeShipping(
    read.rows,
    new Map([...orders].map(([number, { tracking_no: trackingNo, ...order }]) => [number, { ...order, trackingNo }])),
  )
  const ready = lines.flatMap(({ state, order_no: orderNo, carrier, tracking_no: trackingNo }) => {
    const order = orders.get(orderNo)
    return state === 'ready' && order ? [{ id: order.id, carrier, trackingNo }] : []
  })
  return { problem: '', lines, isRight: lines.every(({ state }) => state !== 'wrong'), ready }
}
