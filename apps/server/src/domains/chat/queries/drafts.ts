import type { DraftData } from '@cliffhanger/contract/chat/drafts.ts'
import type { Db } from '../../../platform/database/db.ts'

const columns = 'd.conversation as conversation_id, d.content as text, d.ref_msg_id, d.saved_ms'

/** Whether this draft is the newest of its conversation now; one typed earlier, or at the same time, changes nothing. */
export const upsertDraft = async (db: Db, userId: number, draft: DraftData): Promise<boolean> =>
  (await db.execute(
    `insert into conversation_drafts as d (user_id, conversation, content, ref_msg_id, saved_ms) values ($1, $2, $3, $4, $5)
     on conflict (user_id, conversation) do update
       set content = excluded.content, ref_msg_id = excluded.ref_msg_id, saved_ms = excluded.saved_ms
       where excluded.saved_ms > d.saved_ms`,
    [userId, draft.conversation_id, draft.text, draft.ref_msg_id, draft.saved_ms],
  )) > 0

/** A conversation that members delete, or a group they leave, holds no draft of theirs, also when they come back; what a device typed there
 *  earlier and saves afterwards is too old. Their devices know by the events of their streams. */
export const endDrafts = (tx: Db, userIds: readonly number[], conversation: string, nowMs: number): Promise<number> =>
  tx.execute(
    `insert into conversation_drafts as d (user_id, conversation, content, ref_msg_id, saved_ms)
       select u, $2, '', 0, $3 from unnest($1::bigint[]) u order by u
     on conflict (user_id, conversation) do update
       set content = '', ref_msg_id = 0, saved_ms = greatest(d.saved_ms, excluded.saved_ms)`,
    [userIds, conversation, nowMs],
  )

export const getDraft = (db: Db, userId: number, conversation: string): Promise<DraftData> =>
  db.one(`select ${columns} from conversation_drafts d where d.user_id = $1 and d.conversation = $2`, [
    userId,
    conversation,
  ])

/** The drafts of a member that say something, in conversations they are still in. */
export const listDraftsOf = (db: Db, userId: number, limit: number): Promise<DraftData[]> =>
  db.query(
    `select ${columns} from conversation_drafts d
       join streams s on s.name = d.conversation
       join places p on p.user_id = d.user_id and p.stream_id = s.id
      where d.user_id = $1 and (d.content <> '' or d.ref_msg_id > 0)
      order by d.saved_ms desc, d.conversation limit $2`,
    [userId, limit],
  )
