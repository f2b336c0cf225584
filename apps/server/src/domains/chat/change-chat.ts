import type { ChatChange, ChatSetting } from '@cliffhanger/contract/account/schemas.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { archiveAfterMute } from '@cliffhanger/rules/chat/archive.ts'
import { muteEndMs } from '@cliffhanger/rules/groups/mutes.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { privateStream, userStream } from '../../platform/realtime/stream-names.ts'
import { appendEvents, newEvent } from '../../platform/realtime/streams.ts'
import { groupStream } from './group/group-stream.ts'
import { presentQuiet } from './present-quiet.ts'
import { findNewest, type ListedPlace, type ListedSide, lockListed, writeListed } from './queries/listed.ts'

/** Pins, mutes or archives a conversation for its owner alone, a mute for a time from now (S-131, S-132); the owner's other devices learn it by
 *  their own stream. Replies with what is stored. */
export async function changeChat(
  context: Pick<ServerContext, 'bus' | 'clock'>,
  tx: Db,
  userId: number,
  change: ChatChange,
): Promise<ChatSetting> {
  const { chat_type, target_id } = change
  const nowMs = context.clock()
  const place = { userId, kind: chat_type, targetId: target_id }
  const before = (await lockListed(tx, place)) ?? refuse('notFound')
  const stored: ListedSide = {
    is_top: change.is_top === undefined ? before.is_top : change.is_top === 1,
    ...quietAfter(before, change, nowMs),
    ...(await archiveAfter(tx, place, before, change)),
  }
  await writeListed(tx, place, stored, nowMs)
  const setting = {
    chat_type,
    target_id,
    is_top: flagOf(stored.is_top),
    disturbing_until: 0,
    ...presentQuiet(stored, nowMs),
    is_archived: flagOf(stored.is_archived),
    archived_msg_id: stored.archived_msg_id,
  } as const
  await appendEvents(context, tx, [
    newEvent(chatEvents.sessionChanged, userStream(userId), {
      conversation_id: chat_type === 'private' ? privateStream(userId, target_id) : groupStream(target_id),
      ...setting,
    }),
  ])
  return setting
}

const quietAfter = (
  { is_disturbing, disturbing_until_ms }: ListedSide,
  { disturbing, disturbing_seconds }: ChatChange,
  nowMs: number,
): Pick<ListedSide, 'is_disturbing' | 'disturbing_until_ms'> => {
  if (disturbing === undefined) return { is_disturbing, disturbing_until_ms }
  return {
    is_disturbing: disturbing === 1,
    disturbing_until_ms: disturbing === 1 ? muteEndMs(disturbing_seconds, nowMs) : 0,
  }
}

/** A message that the device had not seen yet when it asked takes the conversation out again. What came under the mute of before stays where it is
 *  when that one changes. */
const archiveAfter = async (
  tx: Db,
  place: ListedPlace,
  before: ListedSide,
  change: ChatChange,
): Promise<Pick<ListedSide, 'is_archived' | 'archived_msg_id'>> => {
  if (change.is_archived === 0) return { is_archived: false, archived_msg_id: 0 }
  if (change.is_archived === 1) {
    const newestId = (await findNewest(tx, place))?.msg_id ?? 0
    return { is_archived: true, archived_msg_id: Math.min(newestId, change.archived_msg_id ?? newestId) }
  }
  const { is_archived, archived_msg_id } = before
  if (!is_archived || change.disturbing === undefined) return { is_archived, archived_msg_id }
  const newest = await findNewest(tx, place)
  const after = archiveAfterMute({
    is_archived: 1,
    archived_msg_id,
    last_msg_id: newest?.msg_id ?? 0,
    last_time: toSeconds(newest?.created_ms ?? 0),
    disturbing: flagOf(before.is_disturbing),
    disturbing_until: toSeconds(before.disturbing_until_ms),
  })
  return { is_archived: after.is_archived === 1, archived_msg_id: after.archived_msg_id }
}
