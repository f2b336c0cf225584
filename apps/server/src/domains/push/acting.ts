import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { ActionKeys } from './action-keys.ts'
import type { PushNeeds } from './needs.ts'
import { findNotified, type NotifiedRow } from './queries/notified.ts'

/** Whose notification this key came with, and of what. Refuses 4002 where it gives no right, or none any more. */
export async function notifiedOf(db: Db, keys: ActionKeys, key: string): Promise<NotifiedRow> {
  const notified = keys.open(key) ?? refuse('notFound')
  return (await findNotified(db, notified.sessionId, notified.messageId)) ?? refuse('notFound')
}

/** Reads the chat up to the message, and answers what the icon of the app shows from now on. */
export async function readNotified(
  { chat }: Pick<PushNeeds, 'chat'>,
  db: Db,
  { user_id, sender_id, group_id, msg_id }: NotifiedRow,
): Promise<{ badge: number }> {
  await chat.read(user_id, group_id === null ? { peerId: sender_id } : { groupId: group_id }, msg_id)
  return { badge: (await chat.unreadTotals(db, [user_id])).get(user_id) ?? 0 }
}
