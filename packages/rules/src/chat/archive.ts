import type { ChatSession } from '@cliffhanger/contract/chat/schemas.ts'

/** What a member's device or the server knows of a conversation that may be in the archive. */
export type Archivable = Pick<
  ChatSession,
  'is_archived' | 'archived_msg_id' | 'last_msg_id' | 'last_time' | 'disturbing' | 'disturbing_until'
>

/** Whether a conversation is in the archive (S-132): a message later than what its member had seen takes it out, unless it came while the
 *  conversation was muted. No clock: of a mute that is over `disturbing_until` says when it ended. */
export const isArchived = ({
  is_archived = 0,
  archived_msg_id = 0,
  last_msg_id,
  last_time,
  disturbing,
  disturbing_until = 0,
}: Archivable): boolean => {
  if (is_archived === 0) return false
  if (last_msg_id <= archived_msg_id) return true
  return disturbing_until > 0 ? last_time < disturbing_until : disturbing === 1
}

/** What the archive holds of a conversation whose mute changes now: what came so far left it where it is. */
export const archiveAfterMute = (
  before: Archivable,
): { readonly is_archived: 0 | 1; readonly archived_msg_id: number } =>
  isArchived(before)
    ? { is_archived: 1, archived_msg_id: Math.max(before.archived_msg_id ?? 0, before.last_msg_id) }
    : { is_archived: 0, archived_msg_id: 0 }
