import type { Db } from '../../../platform/database/db.ts'
import {
  conditionsOf,
  countMatching,
  inPeriod,
  type Listing,
  orderOf,
  readPage,
} from '../../../platform/database/list-question.ts'

/** An application as it is stored; what it says is sealed. */
export interface ApplicationRow {
  readonly id: number
  readonly user_id: number
  readonly level: number
  readonly sealed: Buffer
  readonly state: 'pending' | 'accepted' | 'rejected'
  readonly reason: string
  readonly operator_id: number
  readonly created_ms: number
  readonly changed_ms: number
}

const columns = `id, user_id, level, sealed, state, reason, operator_id, created_ms, changed_ms`

/** Undefined where the member has an open one. */
export const insertApplication = (
  tx: Db,
  { userId, level, sealed, nowMs }: { userId: number; level: number; sealed: Buffer; nowMs: number },
): Promise<ApplicationRow | undefined> =>
  tx.find(
    `insert into agent_applications (user_id, level, sealed, created_ms, changed_ms) values ($1, $2, $3, $4, $4)
     on conflict (user_id) where state = 'pending' do nothing returning ${columns}`,
    [userId, level, sealed, nowMs],
  )

export const findNewestApplication = (db: Db, userId: number): Promise<ApplicationRow | undefined> =>
  db.find(`select ${columns} from agent_applications where user_id = $1 order by id desc limit 1`, [userId])

export const findApplication = (db: Db, id: number): Promise<ApplicationRow | undefined> =>
  db.find(`select ${columns} from agent_applications where id = $1`, [id])

/** Decides an application once; undefined where it was decided before. */
export const decideApplication = (
  tx: Db,
  id: number,
  {
    state,
    reason,
    operatorId,
    nowMs,
  }: { state: 'accepted' | 'rejected'; reason: string; operatorId: number; nowMs: number },
): Promise<ApplicationRow | undefined> =>
  tx.find(
    `update agent_applications set state = $2, reason = $3, operator_id = $4, changed_ms = $5
      where id = $1 and state = 'pending' returning ${columns}`,
    [id, state, reason, operatorId, nowMs],
  )

/** Which applications operators list; what is undefined does not matter. */
export interface ApplicationFilter extends Listing<'create_time'> {
  readonly state: ApplicationRow['state'] | undefined
  /** Number of a member; '' for all. */
  readonly number: string
}

const matching = ({ state, number, ...listing }: ApplicationFilter) =>
  conditionsOf([
    [state, (place) => `state = ${place}`],
    [number || undefined, (place) => `user_id = (select id from accounts where user_no = ${place})`],
    ...inPeriod('created_ms', listing),
  ])

/** A page: those that wait first, the oldest first, unless another order is chosen. */
export const listApplications = (
  db: Db,
  filter: ApplicationFilter,
  page: { readonly offset: number; readonly limit: number },
): Promise<ApplicationRow[]> =>
  readPage(
    db,
    `select ${columns} from agent_applications`,
    matching(filter),
    orderOf(filter, { create_time: 'created_ms' }, { own: `state <> 'pending', id` }),
    page,
  )

export const countApplications = (db: Db, filter: ApplicationFilter): Promise<number> =>
  countMatching(db, 'agent_applications', matching(filter))
