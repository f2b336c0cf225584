import type { Db } from '../../../platform/database/db.ts'

/** What commission moved in a span of time; amounts are text of minor units of money. */
export interface MovedRow {
  readonly open_before: string
  readonly earned_vip: string
  readonly earned_video: string
  readonly earned_fee: string
  readonly reversed_vip: string
  readonly reversed_video: string
  readonly reversed_fee: string
  readonly reversed_settled: string
  readonly settled: string
  readonly open_after: string
}

/** The same of one earner. */
export interface EarnerRow extends MovedRow {
  readonly user_id: number
}

export interface Span {
  readonly startMs: number
  readonly endMs: number
}

const kinds = ['vip', 'video', 'fee'] as const
const amounts = [
  'open_before',
  ...kinds.map((kind) => `earned_${kind}`),
  ...kinds.map((kind) => `reversed_${kind}`),
  'reversed_settled',
  'settled',
  'open_after',
]
const byKind = (name: string, amount: string, transfer: string): string =>
  kinds
    .map(
      (kind) =>
        `coalesce(sum(${amount}) filter (where m.kind = '${transfer}' and c.kind = '${kind}'), 0) as ${name}_${kind}`,
    )
    .join(', ')

/**
 * By earner, from the ledger alone: its transfers name the commission they were for, and its accounts what waited. A release is seen from what waited:
 * the other side of it is the wallet of the same earner.
 */
const statement = `with moved as (
    select t.id, t.kind, split_part(t.natural_key, ':', 2)::bigint as commission_id from ledger_transfers t
     where t.kind in ('commission', 'commission_back', 'commission_release') and t.created_ms >= $1 and t.created_ms < $2
  ), sums as (
    select c.user_id, ${byKind('earned', 'e.amount', 'commission')}, ${byKind('reversed', '-e.amount', 'commission_back')},
           coalesce(sum(-e.amount) filter (where m.kind = 'commission_back' and a.purpose <> 'commission_pending'), 0) as reversed_settled,
           coalesce(sum(-e.amount) filter (where m.kind = 'commission_release'), 0) as settled
      from moved m join commissions c on c.id = m.commission_id
      join ledger_entries e on e.transfer_id = m.id
      join ledger_accounts a on a.id = e.account_id and a.owner_id = c.user_id
       and (a.purpose = 'commission_pending' or (m.kind = 'commission_back' and a.purpose in ('cash', 'debt')))
     group by c.user_id
  ), waiting as (
    select a.owner_id as user_id, coalesce(b.balance_after, 0) as open_before, coalesce(f.balance_after, 0) as open_after
      from ledger_accounts a
      left join ledger_entries b on b.account_id = a.id and b.version = ledger_first_at(a.id, $1) - 1
      left join ledger_entries f on f.account_id = a.id and f.version = ledger_first_at(a.id, $2) - 1
     where a.purpose = 'commission_pending'
  ), lines as (
    select user_id, ${amounts.map((name) => `coalesce(${name}, 0) as ${name}`).join(', ')}
      from sums full join waiting using (user_id) where sums.user_id is not null or open_before > 0 or open_after > 0
  )`

/** A page by earner, the oldest account first, so that pages of a month that is over never shift. */
export const listEarners = (
  db: Db,
  { startMs, endMs }: Span,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<EarnerRow[]> =>
  db.query(
    `${statement} select user_id, ${amounts.map((name) => `${name}::text as ${name}`).join(', ')} from lines order by user_id limit $3 offset $4`,
    [startMs, endMs, limit, offset],
  )

/** Of everybody, and how many earners there are. */
export const sumEarners = (db: Db, { startMs, endMs }: Span): Promise<MovedRow & { readonly earners: number }> =>
  db.one(
    `${statement} select count(*)::int as earners, ${amounts.map((name) => `coalesce(sum(${name}), 0)::text as ${name}`).join(', ')} from lines`,
    [startMs, endMs],
  )
