import * as z from 'zod/mini'
import { event } from '../event.ts'
import { count, flag, id, seconds } from '../schema.ts'
import { shownPoll } from './polls.ts'
import { reactionChange, reactionTotal } from './reactions.ts'
import { conversationId, groupSender, message, messageSender, pinnedMessage } from './schemas.ts'
import { reviewStates } from './states.ts'

const place = { conversation_id: conversationId(), chat_type: z.enum(['private', 'group']), target_id: id() }

const deleted = z.object({
  ...place,
  del_msg_type: z.literal([1, 2, 3, 4]),
  msg_ids: z.array(id()),
  from_user_id: z.optional(id()),
  /** Type 3: everything up to this seq of the conversation; what came since stays, whichever of the two streams is heard first. */
  cleared_seq: z.optional(count()),
  /** 0 is the platform, here and wherever it acts upon messages. */
  operator_id: count(),
})

export const chatEvents = {
  /** A message, itself the event of its seq; `self` is 1 on the sender's own devices. */
  privateMessage: event({
    action: 'private_msg',
    stream: 'conversation',
    data: z.object({ message, sender: messageSender, self: flag() }),
  }),
  /** A device of mine pinned or muted a conversation. */
  sessionChanged: event({
    action: 'session_changed',
    stream: 'user',
    data: z.object({
      conversation_id: conversationId(),
      chat_type: z.enum(['private', 'group']),
      target_id: id(),
      is_top: z.optional(flag()),
      disturbing: z.optional(flag()),
      /** When the mute ends by itself; 0 where it does not (S-131). */
      disturbing_until: z.optional(count()),
      is_archived: z.optional(flag()),
      /** The newest message that had been seen then (S-132). */
      archived_msg_id: z.optional(count()),
    }),
  }),
  /** The other side stored my messages up to `seq` on a device. */
  received: event({
    action: 'receipt_received',
    stream: 'transient',
    data: z.object({ conversation_id: conversationId(), seq: id(), by_user_id: id() }),
  }),
  /** Somebody read up to `msg_id`: the other side (`self` 0), or I on another device (`self` 1). */
  read: event({
    action: 'receipt_read',
    stream: 'transient',
    data: z.object({
      conversation_id: conversationId(),
      chat_type: z.enum(['private', 'group']),
      target_id: id(),
      msg_id: id(),
      read_seq: id(),
      by_user_id: id(),
      self: flag(),
    }),
  }),
  /** A message of a group; `at_ids`: whom it mentions, or everybody. */
  groupMessage: event({
    action: 'group_msg',
    stream: 'conversation',
    data: z.object({
      message,
      sender: groupSender,
      group: z.object({ group_id: id(), group_name: z.string(), avatar_url: z.string() }),
      at_ids: z.array(z.union([id(), z.literal('all')])),
      self: flag(),
    }),
  }),
  /** Its sender, or somebody of a higher role, took a message back for everybody. */
  withdrawn: event({
    action: 'msg_withdrawn',
    stream: 'conversation',
    data: z.object({ ...place, msg_id: id(), operator_id: id(), operator_name: z.string() }),
  }),
  /** Types 2 and 4 in the conversation's stream: deleted for everybody. */
  deletedForAll: event({ action: 'msg_deleted', stream: 'conversation', data: deleted }),
  /** Types 1 and 3 in my own stream: deleted for me. */
  deletedForMe: event({ action: 'msg_deleted', stream: 'user', data: deleted }),
  /** A message under review was approved (1) or rejected (2). */
  reviewed: event({
    action: 'group_auditing',
    stream: 'conversation',
    data: z.object({
      msg_id: id(),
      req_status: z.literal([reviewStates.approved, reviewStates.rejected]),
      target_id: id(),
      operator_id: count(),
    }),
  }),
  pinned: event({
    action: 'group_pinned',
    stream: 'conversation',
    data: z.object({ target_id: id(), msg_id: id(), message: pinnedMessage, operator_id: id() }),
  }),
  unpinned: event({
    action: 'group_unpinned',
    stream: 'conversation',
    data: z.object({ target_id: id(), msg_id: id(), operator_id: count() }),
  }),
  /** The text of a message was changed by whoever wrote it; `content_text` is what it says now. */
  edited: event({
    action: 'msg_edited',
    stream: 'conversation',
    data: z.object({
      ...place,
      msg_id: id(),
      msg_seq: id(),
      content_text: z.string(),
      edit_time: seconds(),
      at_ids: z.array(z.union([id(), z.literal('all')])),
    }),
  }),
  /** Members reacted to a message, or took their reactions back. `reactions` is what it has now; `changes` are left out where the
   *  reader may not see who is in the group. */
  reacted: event({
    action: 'msg_reacted',
    stream: 'conversation',
    data: z.object({
      ...place,
      msg_id: id(),
      msg_seq: id(),
      reactions: z.array(reactionTotal),
      changes: z.array(reactionChange),
    }),
  }),
  /** Members voted in a poll, or it was closed: how it stands for the reader now. */
  pollChanged: event({
    action: 'msg_poll',
    stream: 'conversation',
    data: z.object({ ...place, msg_id: id(), msg_seq: id(), poll: shownPoll }),
  }),
  /** How many messages of a group wait for review; to creator and managers. */
  reviewWaits: event({
    action: 'group_review_wait',
    stream: 'transient',
    data: z.object({ target_id: id(), total: count() }),
  }),
} as const
