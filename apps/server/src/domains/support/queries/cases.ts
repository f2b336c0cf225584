import type { MessageType } from '@cliffhanger/contract/chat/schemas.ts'
import type { CaseQueue } from '@cliffhanger/contract/support/operator-schemas.ts'
import type { SupportCaseState } from '@cliffhanger/contract/support/schemas.ts'
import type { Db } from '../../../platform/database/db.ts'
import { conditionsOf, countMatching, readPage } from '../../../platform/database/list-question.ts'

/** A case as it is stored. */
export interface CaseRow {
  readonly id: number
  readonly member_id: number
  readonly account_id: number
  readonly stream_id: number
  readonly state: SupportCaseState
  readonly operator_id: number | null
  readonly opened_ms: number
  readonly awaiting_ms: number | null
  readonly last_msg_id: number
  readonly answered_ms: number | null
  readonly closed_ms: number | null
  readonly rating: number | null
  readonly comment: string
  readonly away_local_id: string
  readonly away_msg_id: number | null
}

const columns = `c.id, c.member_id, c.account_id, c.stream_id, c.state, c.operator_id, c.opened_ms, c.awaiting_ms, c.last_msg_id, c.answered_ms,
  c.closed_ms, c.rating, c.comment, c.away_local_id, c.away_msg_id`

/** A case with what a list shows beside it. */
export interface ListedCase extends CaseRow {
  readonly language: string
  readonly operator_name: string | null
  /** What the member wrote last; null where it is gone. */
  readonly msg_type: MessageType | null
  readonly content_text: string | null
  readonly sent_ms: number | null
}

const listed = `select ${columns}, a.language, o.name as operator_name, m.msg_type, m.content_text, m.created_ms as sent_ms
  from support_cases c join accounts a on a.id = c.member_id left join operators o on o.id = c.operator_id
  left join messages m on m.msg_id = c.last_msg_id and not m.is_gone`

interface CaseFilter {
  readonly queue: CaseQueue
  /** Who asks. */
  readonly operatorId: number
  /** These members alone; undefined: all. */
  readonly memberIds: readonly number[] | undefined
}

const matching = ({ queue, operatorId, memberIds }: CaseFilter) =>
  conditionsOf(
    [
      [queue === 'mine' ? operatorId : undefined, (place) => `c.operator_id = ${place}`],
      [queue === 'others' ? operatorId : undefined, (place) => `c.operator_id <> ${place}`],
      [memberIds, (place) => `c.member_id = any (${place})`],
    ],
    {
      text: `c.state = '${({ waiting: 'waiting', mine: 'assigned', others: 'assigned', closed: 'closed' } as const)[queue]}'`,
    },
  )

/** Open ones by how long their member waits, closed ones the latest first. */
export const listCases = (db: Db, filter: CaseFilter, limit: number, offset: number): Promise<ListedCase[]> =>
  readPage(
    db,
    listed,
    matching(filter),
    filter.queue === 'closed' ? 'c.closed_ms desc, c.id desc' : 'c.awaiting_ms, c.id',
    { limit, offset },
  )

export const countCases = (db: Db, filter: CaseFilter): Promise<number> =>
  countMatching(db, 'support_cases c', matching(filter))

/** How many wait, how many are this operator's, and how many somebody else's. */
export const countQueues = (db: Db, operatorId: number): Promise<{ waiting: number; mine: number; others: number }> =>
  db.one(
    `select (select count(*)::int from support_cases where state = 'waiting') as waiting,
            (select count(*)::int from support_cases where state = 'assigned' and operator_id = $1) as mine,
            (select count(*)::int from support_cases where state = 'assigned' and operator_id <> $1) as others`,
    [operatorId],
  )

export const countWaitingCases = async (db: Db): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*)::int as total from support_cases where state = 'waiting'`)).total

/** How many cases each of these operators has; who has none is absent. */
export const countOpenOf = (db: Db, operatorIds: readonly number[]): Promise<{ operator_id: number; open: number }[]> =>
  db.query(
    `select operator_id, count(*)::int as open from support_cases where state = 'assigned' and operator_id = any ($1) group by operator_id`,
    [operatorIds],
  )

export const findListedCase = (db: Db, id: number): Promise<ListedCase | undefined> =>
  db.find(`${listed} where c.id = $1`, [id])

export const findCase = (db: Db, id: number): Promise<CaseRow | undefined> =>
  db.find(`select ${columns} from support_cases c where c.id = $1`, [id])

/** Locks it until the commit; after the lock of its conversation, where both are needed. */
export const lockCase = (tx: Db, id: number): Promise<CaseRow | undefined> =>
  tx.find(`select ${columns} from support_cases c where c.id = $1 for no key update`, [id])

export const countEarlier = async (db: Db, { id, member_id: memberId }: CaseRow): Promise<number> =>
  (
    await db.one<{ total: number }>(
      `select count(*)::int as total from support_cases where member_id = $1 and id < $2`,
      [memberId, id],
    )
  ).total

/** The newest case of a member with an account. */
export const findNewestCase = (db: Db, memberId: number, accountId: number): Promise<CaseRow | undefined> =>
  db.find(
    `select ${columns} from support_cases c where c.member_id = $1 and c.account_id = $2 order by c.id desc limit 1`,
    [memberId, accountId],
  )

/** Its place among those that wait; 0 where it waits for nobody. */
export const placeOf = async (
  db: Db,
  { id, state, awaiting_ms: sinceMs }: Pick<CaseRow, 'id' | 'state' | 'awaiting_ms'>,
): Promise<number> =>
  state !== 'waiting' || sinceMs === null
    ? 0
    : (
        await db.one<{ place: number }>(
          `select count(*)::int as place from support_cases where state = 'waiting' and (awaiting_ms, id) <= ($1, $2)`,
          [sinceMs, id],
        )
      ).place
