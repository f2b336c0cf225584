import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { NewEvent } from '../../../platform/realtime/streams.ts'
import { sealerOf } from '../../../platform/security/sealed.ts'
import type { MallNeeds } from '../needs.ts'
import { listCodesOf, takeCodes } from './queries/codes.ts'
import type { MallOrderRow } from './queries/orders.ts'

type Ordered = Pick<MallOrderRow, 'id' | 'user_id' | 'goods_id' | 'virtual_type' | 'virtual_value' | 'number'>

export const codeSealer = ({ secrets }: Pick<ServerContext, 'secrets'>) => sealerOf(secrets, 'mall-code')

/**
 * Delivers virtual goods in the transaction of their order, and answers what to tell the member. Refuses 7014 where there is nothing to deliver any more: a
 * coupon whose kind is over, or fewer codes than ordered.
 */
export async function deliver(domains: MallNeeds, tx: Db, order: Ordered): Promise<readonly NewEvent[]> {
  const { id, user_id: userId, number, virtual_type: type, virtual_value: value } = order
  switch (type) {
    case '':
      return []
    case 'coupon': {
      const given = []
      for (let piece = 1; piece <= number; piece++) {
        const coupon = await domains.wallet.coupons.give(tx, { kindId: value, userId, actKey: `mall:${id}:${piece}` })
        given.push(coupon ?? refuse('outOfStock'))
      }
      return domains.wallet.coupons.events(given)
    }
    case 'vip_days':
    case 'svip_days': {
      const kind = type === 'svip_days' ? 2 : 1
      const gift = { userId, kind, days: value * number, source: 'gift', actKey: `mall:${id}` } as const
      return (await domains.membership.giveMembership(tx, gift)).events
    }
    case 'code': {
      const taken = await takeCodes(tx, order.goods_id, id, number)
      return taken.length < number ? refuse('outOfStock') : []
    }
    default:
      return type satisfies never
  }
}

/** What an order of codes delivered, one code a line; '' for every other order. */
export async function codesOf(context: Pick<ServerContext, 'secrets'>, db: Db, order: Ordered): Promise<string> {
  if (order.virtual_type !== 'code') return ''
  const sealer = codeSealer(context)
  return (await listCodesOf(db, order.id)).map(({ sealed }) => sealer.open(sealed)).join('\n')
}
