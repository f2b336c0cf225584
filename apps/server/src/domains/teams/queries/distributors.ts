import type { Db } from '../../../platform/database/db.ts'

/** A member's channel. */
export interface DistributorRow {
  readonly user_id: number
  readonly code: string
  readonly name: string
  readonly domain: string
  readonly pixel_id: string
  readonly pixel_token: string
  readonly is_open: boolean
  readonly version: number
  readonly created_ms: number
}

const columns = `user_id, code, name, domain, pixel_id, pixel_token, is_open, version, created_ms`

export const findDistributor = (db: Db, userId: number): Promise<DistributorRow | undefined> =>
  db.find(`select ${columns} from distributors where user_id = $1`, [userId])

/** The channel with this code, while it is open. */
export const findOpenChannel = (db: Db, code: string): Promise<DistributorRow | undefined> =>
  db.find(`select ${columns} from distributors where code = $1 and is_open`, [code])

/** The open channel on a host. */
export const findChannelByDomain = (db: Db, domain: string): Promise<Pick<DistributorRow, 'code'> | undefined> =>
  db.find(`select code from distributors where domain = $1 and domain <> '' and is_open`, [domain])

/** A page, the newest first. */
export const listDistributors = (
  db: Db,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<DistributorRow[]> =>
  db.query(`select ${columns} from distributors order by created_ms desc, user_id desc offset $1 limit $2`, [
    offset,
    limit,
  ])

export const countDistributors = async (db: Db): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*)::int as total from distributors`)).total

export type DistributorDraft = Omit<DistributorRow, 'version' | 'created_ms'>

/** Undefined where the member has a channel, or another one has its code or its domain. */
export const insertDistributor = (
  tx: Db,
  draft: DistributorDraft,
  nowMs: number,
): Promise<DistributorRow | undefined> =>
  tx.find(
    `insert into distributors (user_id, code, name, domain, pixel_id, pixel_token, is_open, created_ms, changed_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8) on conflict do nothing returning ${columns}`,
    [draft.user_id, draft.code, draft.name, draft.domain, draft.pixel_id, draft.pixel_token, draft.is_open, nowMs],
  )

/** Its code stays, since members carry it. Undefined where it was changed since `version`, or another one has its domain. */
export const updateDistributor = (
  tx: Db,
  draft: Omit<DistributorDraft, 'code'>,
  version: number,
  nowMs: number,
): Promise<DistributorRow | undefined> =>
  tx.find(
    `update distributors d set name = $2, domain = $3, pixel_id = $4, pixel_token = $5, is_open = $6, version = version + 1, changed_ms = $8
      where user_id = $1 and version = $7
        and not exists (select from distributors o where o.domain = $3 and $3 <> '' and o.user_id <> $1)
     returning ${columns}`,
    [draft.user_id, draft.name, draft.domain, draft.pixel_id, draft.pixel_token, draft.is_open, version, nowMs],
  )
