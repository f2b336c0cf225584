import type { ProviderName } from '@cliffhanger/contract/payments/payment-provider.ts'
import type { Db } from '../../../../platform/database/db.ts'

/** What one act booked on a provider's clearing account; `amount` is text of minor units, above 0 where money came. */
export interface BookingRow {
  readonly reference: string
  readonly amount: string
  readonly at_ms: number
  readonly biz_no: string
  readonly recharge_id: number | null
}

/**
 * What the ledger booked for a provider in a span of time, with how the provider names it: a payment by its number, a refund by its own, a line
 * of a dispute by the provider's line. Lines of the account are found by its versions, so only the span is read.
 */
export const listBookings = (
  db: Db,
  provider: ProviderName,
  fromMs: number,
  toMs: number,
  limit: number,
): Promise<BookingRow[]> =>
  db.query(
    `with clearing as (
       select id from ledger_accounts where owner_id = 0 and purpose = 'clearing_' || $1::text and coin_code = 'money'
     ), booked as (
       select x.transfer_id, -sum(x.amount) as amount, min(x.created_ms) as at_ms from (
         select e.transfer_id, e.amount, e.created_ms from clearing c join ledger_entries e
           on e.account_id = c.id and e.version >= ledger_first_at(c.id, $2) and e.version < ledger_first_at(c.id, $3)
         union all
         select u.transfer_id, u.amount, u.created_ms from clearing c join ledger_unposted u
           on u.account_id = c.id and u.created_ms >= $2 and u.created_ms < $3
       ) x group by x.transfer_id order by x.transfer_id limit $4
     ), named as (
       select b.*, t.biz_no, t.natural_key, split_part(t.natural_key, ':', 1) as act, split_part(t.natural_key, ':', 2) as act_of,
              case when split_part(t.natural_key, ':', 2) ~ '^[0-9]{1,15}$' then split_part(t.natural_key, ':', 2)::bigint end as act_id
         from booked b join ledger_transfers t on t.id = b.transfer_id
     )
     select coalesce(nullif(case n.act when $1 then n.act_of
                                       when 'recharge' then r.payment_ref
                                       when 'order' then p.payment_ref
                                       when 'recharge_late' then s.payment_ref
                                       when 'refund' then coalesce(nullif(f.reference, ''), f.payment_ref) end, ''),
                     nullif(n.biz_no, ''), n.natural_key) as reference,
            n.amount::text as amount, n.at_ms, n.biz_no, ordered.id as recharge_id
       from named n
       left join recharges r on n.act = 'recharge' and r.id = n.act_id
       left join order_payments p on n.act = 'order' and p.order_id = n.act_id
       left join suspense_items s on n.act = 'recharge_late' and s.id = n.act_id
       left join payment_refunds f on n.act = 'refund' and f.id = n.act_id
       left join payment_orders o on o.order_no = n.biz_no
       left join recharges ordered on ordered.order_id = o.id
      order by n.transfer_id`,
    [provider, fromMs, toMs, limit],
  )
