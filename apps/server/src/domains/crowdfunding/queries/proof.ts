import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { ProjectText } from './projects.ts'

/** The escrow of one project beside what its members have in it; text of minor units. */
export interface EscrowRow {
  readonly id: number
  readonly texts: ByLanguage<ProjectText>
  readonly escrow: string
  readonly stakes: string
}

const escrows = `from crowd_projects p
  left join ledger_accounts a on a.owner_id = -p.id and a.purpose = 'escrow' and a.coin_code = 'money'
  left join lateral (select sum(amount) as amount from ledger_stakes where account_id = a.id) s on true
  where p.stage <> 'draft'`

export const listEscrows = (
  db: Db,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<EscrowRow[]> =>
  db.query(
    `select p.id, p.texts, coalesce(a.balance, 0)::text as escrow, coalesce(s.amount, 0)::text as stakes ${escrows} order by p.sort desc, p.id desc limit $1 offset $2`,
    [limit, offset],
  )

/** What lies in all escrows, and what members have in them. */
export const sumEscrows = (db: Db): Promise<{ total: number; escrow: string; stakes: string }> =>
  db.one(
    `select count(*)::int as total, coalesce(sum(a.balance), 0)::text as escrow, coalesce(sum(s.amount), 0)::text as stakes ${escrows}`,
  )

/** The oldest day that is not paid to everybody; '' where nothing is owed. */
export const findOwedDay = async (db: Db): Promise<string> =>
  (
    await db.find<{ day: string }>(
      `select day from crowd_interest_days where paid_ms = 0 and amount > 0 order by day limit 1`,
    )
  )?.day ?? ''
