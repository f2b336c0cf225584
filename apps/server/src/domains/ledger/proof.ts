import type { Database, Db } from '../../platform/database/db.ts'
import { checkLedger, type Finding } from './check.ts'
import { findBrokenSeal } from './seal.ts'

/** What members could claim of a coin beside what stands behind it. */
export interface SolvencyLine {
  readonly coin_code: string
  readonly liabilities: string
  readonly assets: string
}

/** What a look at the whole ledger found. */
export interface Proof {
  readonly checked_ms: number
  readonly is_sound: boolean
  readonly findings: readonly Finding[]
  readonly solvency: readonly SolvencyLine[]
}

/** Assets are what is outside (with providers, or put in by the owner), or what was minted and not used up. */
const readSolvency = (db: Db): Promise<SolvencyLine[]> =>
  db.query(
    `with every as (
       select a.coin_code, a.purpose, p.is_member, a.balance as amount from ledger_accounts a join ledger_purposes p using (purpose)
       union all
       select a.coin_code, a.purpose, p.is_member, u.amount from ledger_unposted u
         join ledger_accounts a on a.id = u.account_id join ledger_purposes p using (purpose)
     )
     select c.coin_code, coalesce(sum(amount) filter (where is_member or purpose = 'escrow'), 0)::text as liabilities,
            coalesce(-sum(amount) filter (where starts_with(purpose, 'clearing_') or purpose in
              ('payout_clearing', 'owner', 'mint', 'coin_sink', 'conversion')), 0)::text as assets
       from unnest(array['money', 'gold', 'point']) with ordinality c(coin_code, place) left join every using (coin_code)
      group by c.coin_code, c.place order by c.place`,
  )

/** Looks at the whole ledger and its seals, in one snapshot, and keeps what it found. */
export const proveLedger = (db: Database, nowMs: number): Promise<Proof> =>
  db.transaction(async (tx) => {
    await tx.execute('set transaction isolation level repeatable read', [], { prepare: false })
    await tx.execute('set local statement_timeout = 0', [], { prepare: false })
    const broken = await findBrokenSeal(tx)
    const findings = [...(await checkLedger(tx)), { invariant: 'the seals hold', wrong: broken === undefined ? 0 : 1 }]
    const solvency = await readSolvency(tx)
    const isShort = solvency.some(({ liabilities, assets }) => BigInt(liabilities) > BigInt(assets))
    const all = [...findings, { invariant: 'assets cover liabilities', wrong: isShort ? 1 : 0 }]
    const proof = { checked_ms: nowMs, is_sound: all.every(({ wrong }) => wrong === 0), findings: all, solvency }
    await tx.execute(`insert into ledger_checks (checked_ms, is_sound, findings, solvency) values ($1, $2, $3, $4)`, [
      nowMs,
      proof.is_sound,
      JSON.stringify(all),
      JSON.stringify(solvency),
    ])
    return proof
  })

/** The last look; undefined where there was none. */
export const findProof = (db: Db): Promise<Proof | undefined> =>
  db.find(`select checked_ms, is_sound, findings, solvency from ledger_checks order by id desc limit 1`)
