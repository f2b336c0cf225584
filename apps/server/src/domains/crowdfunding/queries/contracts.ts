import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { ContractText } from '@cliffhanger/i18n/contract-texts.ts'
import type { Db } from '../../../platform/database/db.ts'

/** A text of the contract that operators published. */
export interface ContractTextRow {
  readonly version: number
  readonly texts: ByLanguage<ContractText>
  readonly published_ms: number
  readonly operator_id: number
}

/** The newest published text; undefined while the shipped one holds. */
export const findNewestText = (db: Db): Promise<ContractTextRow | undefined> =>
  db.find(`select version, texts, published_ms, operator_id from crowd_contract_texts order by version desc limit 1`)

/** The contract of an order as it was signed. */
export interface ContractRow {
  readonly order_id: number
  readonly project_id: number
  readonly contract_no: string
  readonly version: number
  readonly language: string
  readonly title: string
  readonly party_a: string
  readonly party_b: string
  readonly content: string
  readonly hash: string
  readonly sign_name: string
  readonly signed_ms: number
  /** What was promised to be returned; text of minor units. */
  readonly amount: string
}

export const insertContract = (
  tx: Db,
  contract: Omit<ContractRow, 'project_id' | 'hash' | 'amount'>,
): Promise<number> =>
  tx.execute(
    `insert into crowd_contracts (order_id, contract_no, version, language, title, party_a, party_b, content, hash, sign_name, signed_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, sha256(convert_to($8, 'UTF8')), $9, $10)`,
    [
      contract.order_id,
      contract.contract_no,
      contract.version,
      contract.language,
      contract.title,
      contract.party_a,
      contract.party_b,
      contract.content,
      contract.sign_name,
      contract.signed_ms,
    ],
  )

/** The contract a member signed with an order; a foreign one is none. */
export const findContract = (db: Db, userId: number, orderId: number): Promise<ContractRow | undefined> =>
  db.find(
    `select c.order_id, o.project_id, c.contract_no, c.version, c.language, c.title, c.party_a, c.party_b, c.content, encode(c.hash, 'hex') as hash,
            c.sign_name, c.signed_ms, o.amount::text as amount
       from crowd_contracts c join crowd_orders o on o.id = c.order_id where c.order_id = $2 and o.user_id = $1`,
    [userId, orderId],
  )

/** Notes that a member opened a version of the contract, once. */
export const noteOpened = (db: Db, userId: number, version: number, nowMs: number): Promise<number> =>
  db.execute(`insert into crowd_disclosures (user_id, version, opened_ms) values ($1, $2, $3) on conflict do nothing`, [
    userId,
    version,
    nowMs,
  ])

export const hasOpened = async (db: Db, userId: number, version: number): Promise<boolean> =>
  (await db.find(`select 1 from crowd_disclosures where user_id = $1 and version = $2`, [userId, version])) !==
  undefined
