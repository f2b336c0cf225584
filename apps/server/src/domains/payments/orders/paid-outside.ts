import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { Db } from '../../../platform/database/db.ts'

/** A paid order whose money went to a channel and through no wallet. Amounts are text of minor units of money. */
interface PaidOutside {
  readonly order_no: string
  readonly order_type: 'vip' | 'star'
  readonly title: string
  readonly amount: string
  readonly refunded: string
  readonly channel: string
  /** What the channel is called in each language. */
  readonly channel_names: ByLanguage<string>
  readonly paid_ms: number
}

interface PaidOutsideFilter {
  readonly userId: number
  readonly sinceMs: number
  readonly untilMs: number
  /** The order of this number alone; '' for every one. */
  readonly number: string
}

/** What a member bought of money that a channel took, the newest first. A stake in a project passes through the wallet, and a top-up ends in it. */
export const listPaidOutside = (
  db: Db,
  { userId, sinceMs, untilMs, number }: PaidOutsideFilter,
  limit: number,
): Promise<PaidOutside[]> =>
  db.query(
    `select o.order_no, o.order_type, o.title, o.pay_amount::text as amount, o.refunded_amount::text as refunded,
            coalesce(p.name, '') as channel, coalesce(p.names, '{}') as channel_names,
            o.paid_ms
       from payment_orders o left join pay_platforms p on p.id = o.platform_id
      where o.user_id = $1 and o.order_type in ('vip', 'star') and o.state = 1 and o.pay_type = 'channel' and o.coin_code = 'money'
        and o.pay_amount > 0 and o.paid_ms >= $2 and o.paid_ms < $3 and ($4 = '' or o.order_no = $4)
      order by o.paid_ms desc, o.id desc limit $5`,
    [userId, sinceMs, untilMs, number, limit],
  )
