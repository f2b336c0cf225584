import type { Chain } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { Db } from '../../../../platform/database/db.ts'

/** What a network is proposed to be; decimal texts, as the operator wrote them. */
export interface UsdtProposal {
  readonly chain: Chain
  readonly address: string
  readonly rate: string
  readonly min_amount: string
  readonly confirmations: number
}

/** A USDT network. Rate and amount are text of whole minor units. */
export interface UsdtRow {
  readonly id: number
  readonly chain: Chain
  readonly address: string
  readonly rate: string
  readonly min_amount: string
  readonly confirmations: number
  readonly is_open: boolean
  readonly proposal: UsdtProposal | null
  readonly proposed_by: number | null
  readonly changed_ms: number
}

const columns = `id, chain, address, rate::text as rate, min_amount::text as min_amount, confirmations, is_open, proposal, proposed_by, changed_ms`

export const listNetworks = (db: Db): Promise<UsdtRow[]> => db.query(`select ${columns} from usdt_configs order by id`)

export const lockNetwork = (tx: Db, id: number): Promise<UsdtRow | undefined> =>
  tx.find(`select ${columns} from usdt_configs where id = $1 for no key update`, [id])

/** Keeps a proposal in place of an earlier one; the network is made by its first. */
export const propose = (tx: Db, proposal: UsdtProposal, operatorId: number, nowMs: number): Promise<UsdtRow> =>
  tx.one(
    `insert into usdt_configs as u (chain, address, rate, min_amount, confirmations, is_open, proposal, proposed_by, created_ms, changed_ms)
     values ($1, '', 0, 0, 1, false, $2, $3, $4, $4)
     on conflict (chain) do update set proposal = excluded.proposal, proposed_by = excluded.proposed_by returning ${columns}`,
    [proposal.chain, JSON.stringify(proposal), operatorId, nowMs],
  )

/** What a network is; amounts in whole minor units. */
export interface AgreedTerms {
  readonly address: string
  readonly rate: string
  readonly minAmount: string
  readonly confirmations: number
}

/** Makes an open network on a platform that has none. */
export const insertAgreed = (
  tx: Db,
  agreed: AgreedTerms & { readonly chain: Chain },
  nowMs: number,
): Promise<UsdtRow> =>
  tx.one(
    `insert into usdt_configs (chain, address, rate, min_amount, confirmations, is_open, created_ms, changed_ms)
     values ($1, $2, $3, $4, $5, true, $6, $6) returning ${columns}`,
    [agreed.chain, agreed.address, agreed.rate, agreed.minAmount, agreed.confirmations, nowMs],
  )

/** Puts what was agreed to in force and opens the network. */
export const applyProposal = (tx: Db, id: number, agreed: AgreedTerms, nowMs: number): Promise<UsdtRow> =>
  tx.one(
    `update usdt_configs set address = $2, rate = $3, min_amount = $4, confirmations = $5, is_open = true, proposal = null, proposed_by = null,
       changed_ms = $6 where id = $1 returning ${columns}`,
    [id, agreed.address, agreed.rate, agreed.minAmount, agreed.confirmations, nowMs],
  )

export const dropProposal = (tx: Db, id: number): Promise<UsdtRow> =>
  tx.one(`update usdt_configs set proposal = null, proposed_by = null where id = $1 returning ${columns}`, [id])

export const closeNetwork = (tx: Db, id: number, nowMs: number): Promise<UsdtRow | undefined> =>
  tx.find(`update usdt_configs set is_open = false, changed_ms = $2 where id = $1 returning ${columns}`, [id, nowMs])
