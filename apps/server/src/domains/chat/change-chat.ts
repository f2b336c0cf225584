import type { ChatChange, ChatSetting } from '@cliffhanger/contract/account/schemas.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { muteEndMs } from '@cliffhanger/rules/groups/mutes.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { privateStream, userStream } from '../../platform/realtime/stream-names.ts'
import { appendEvents, newEvent } from '../../platform/realtime/streams.ts'
import { groupStream } from './group/group-stream.ts'
import { presentQuiet } from './present-quiet.ts'
import { changeMembership } from './queries/group-messages.ts'
import { changeSide } from './queries/sides.ts'

const isOn = (value: 0 | 1 | undefined): boolean | null => (value === undefined ? null : value === 1)

/** Pins or mutes a conversation for its owner alone, a mute for a time from now (S-131); the owner's other devices learn it by their own stream. Replies with what is stored. */
export async function changeChat(
  context: Pick<ServerContext, 'bus' | 'clock'>,
  tx: Db,
  userId: number,
  change: ChatChange,
): Promise<ChatSetting> {
  const { chat_type, target_id } = change
  const nowMs = context.clock()
  const wanted = {
    userId,
    isTop: isOn(change.is_top),
    isDisturbing: isOn(change.disturbing),
    disturbingUntilMs: change.disturbing === 1 ? muteEndMs(change.disturbing_seconds, nowMs) : 0,
    nowMs,
  }
  const stored =
    (chat_type === 'private'
      ? await changeSide(tx, { ...wanted, peerId: target_id })
      : await changeMembership(tx, { ...wanted, groupId: target_id })) ?? refuse('notFound')
  const setting = {
    chat_type,
    target_id,
    is_top: flagOf(stored.is_top),
    disturbing_until: 0,
    ...presentQuiet(stored, nowMs),
  } as const
  await appendEvents(context, tx, [
    newEvent(chatEvents.sessionChanged, userStream(userId), {
      conversation_id: chat_type === 'private' ? privateStream(userId, target_id) : groupStream(target_id),
      ...setting,
    }),
  ])
  return setting
}
