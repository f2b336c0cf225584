import type { PinnedMessage } from '@cliffhanger/contract/chat/schemas.ts'
import type { GroupRow } from '../storage/rows.ts'

type Pinned = Pick<GroupRow, 'pinned' | 'pins'>

/** The pinned messages of a group, the newest pin first (S-124). */
export const pinsOf = ({ pins, pinned }: Pinned): readonly PinnedMessage[] => pins ?? (pinned ? [pinned] : [])

/** What a group's row says of its pins. */
export const withPins = (pins: readonly PinnedMessage[]): Required<Pinned> => ({ pinned: pins[0] ?? null, pins })

/** With a message pinned now. */
export const pinnedIn = (group: Pinned, message: PinnedMessage): Required<Pinned> =>
  withPins([message, ...pinsOf(group).filter(({ msg_id }) => msg_id !== message.msg_id)])

/** Without the pins of these messages. */
export const unpinnedIn = (group: Pinned, messageIds: readonly number[]): Required<Pinned> =>
  withPins(pinsOf(group).filter(({ msg_id }) => !messageIds.includes(msg_id)))
