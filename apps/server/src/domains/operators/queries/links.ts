import type { Db } from '../../../platform/database/db.ts'

/** A setup link that still works, and whose it is. */
export interface OpenLink {
  readonly id: number
  readonly operator_id: number
  readonly login: string
  readonly name: string
  readonly totp_secret: Buffer | null
}

interface NewLink {
  readonly operatorId: number
  readonly tokenHash: Buffer
  /** Null: the command on the machine. */
  readonly madeBy: number | null
  readonly endsMs: number
}

/** Makes a link; earlier ones of the operator end, so that one works at a time. */
export const replaceLink = async (tx: Db, link: NewLink, nowMs: number): Promise<void> => {
  await endLinksOf(tx, link.operatorId, nowMs)
  await tx.execute(
    `insert into operator_links (operator_id, token_hash, made_by, created_ms, ends_ms) values ($1, $2, $3, $4, $5)`,
    [link.operatorId, link.tokenHash, link.madeBy, nowMs, link.endsMs],
  )
}

export const endLinksOf = (tx: Db, operatorId: number, nowMs: number): Promise<number> =>
  tx.execute(`update operator_links set ended_ms = $2 where operator_id = $1 and ended_ms is null`, [operatorId, nowMs])

/** Locks a link that works now, unless its operator was disabled. */
export const lockOpenLink = (tx: Db, tokenHash: Buffer, nowMs: number): Promise<OpenLink | undefined> =>
  tx.find(
    `select l.id, l.operator_id, o.login, o.name, l.totp_secret
       from operator_links l join operators o on o.id = l.operator_id
      where l.token_hash = $1 and l.ended_ms is null and l.ends_ms > $2 and o.is_enabled
        for update of l`,
    [tokenHash, nowMs],
  )

export const offerSecret = (tx: Db, id: number, totpSecret: Buffer): Promise<number> =>
  tx.execute(`update operator_links set totp_secret = $2 where id = $1`, [id, totpSecret])
