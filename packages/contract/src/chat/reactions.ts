import * as z from 'zod/mini'
import { call } from '../call.ts'
import { emojiName } from '../emoji/schemas.ts'
import { count, flag, id, paged, paging, queryNumber, seconds } from '../schema.ts'

/** The reactions every member finds first; the operator's emoji stand beside them by their names. */
export const quickReactions = ['👍', '❤️', '😂', '😮', '😢', '🔥'] as const

/** The thumb in each skin tone. */
export const tonedReactions = ['👍🏻', '👍🏼', '👍🏽', '👍🏾', '👍🏿'] as const

/** Most different reactions one message carries. */
export const reactionKindsMax = 12

/** What a member reacts with: one of the six, the thumb in a skin tone, or an emoji of the set by its name. */
export const reactionEmoji = z.union([z.enum([...quickReactions, ...tonedReactions]), emojiName])

/** One reaction of a message, as everybody sees it. */
export const reactionTotal = z.object({ emoji: z.string(), total: id() })
export type ReactionTotal = z.output<typeof reactionTotal>

/** The same for one reader; `mine` 1: it is the reader's own. */
export const shownReaction = z.object({ emoji: z.string(), total: id(), mine: flag() })
export type ShownReaction = z.output<typeof shownReaction>

/** Who reacted how; `emoji` '' took their reaction back. */
export const reactionChange = z.object({ user_id: id(), emoji: z.string() })
export type ReactionChange = z.output<typeof reactionChange>

const place = { chat_type: z.enum(['private', 'group']), msg_id: id() }

export const reactionCalls = {
  setReaction: call({
    id: 'reaction-set',
    method: 'POST',
    path: '/api/v6/Reaction/set',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ ...place, target_id: id(), emoji: z.union([z.literal(''), reactionEmoji]) }),
    data: z.object({ msg_id: id(), reactions: z.array(shownReaction) }),
    errors: [
      'notFriends',
      'blacklisted',
      'mutedInGroup',
      'notGroupMember',
      'groupForbids',
      'groupDissolved',
      'messageGone',
      'tooManyReactions',
    ],
    summary: 'Sets my one reaction to a message in place of the one before; an empty emoji takes it back',
  }),
  listReactions: call({
    id: 'reaction-list',
    method: 'GET',
    path: '/api/v6/Reaction/list',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({
      chat_type: place.chat_type,
      target_id: queryNumber(id()),
      msg_id: queryNumber(id()),
      emoji: z.optional(reactionEmoji),
      ...paging,
    }),
    data: paged(
      z.object({
        user_id: count(),
        nick_name: z.string(),
        avatar_url: z.string(),
        emoji: z.string(),
        create_time: seconds(),
      }),
    ),
    errors: ['notGroupMember', 'membersProtected', 'messageGone'],
    quiet: true,
    summary: 'Who reacted to a message, newest first',
  }),
} as const
