import * as z from 'zod/mini'
import { call } from '../call.ts'
import { count, flag, id, paged, paging, queryNumber, seconds, text } from '../schema.ts'

/** Longest question, option and explanation in characters, and how many options there are (S-125). */
export const pollLimits = { question: 255, option: 100, explanation: 200, optionsMin: 2, optionsMax: 10 } as const

/** How long a poll may be open, in seconds: a minute to 30 days. */
export const pollOpenSeconds = { min: 60, max: 30 * 86_400 } as const

/** Place of an option in its poll, from 0 on. */
const option = () => z.int().check(z.gte(0), z.lte(pollLimits.optionsMax - 1))

const fields = {
  options: z
    .array(text(1, pollLimits.option))
    .check(z.minLength(pollLimits.optionsMin), z.maxLength(pollLimits.optionsMax)),
  /** 1: several options at once. */
  several: z._default(flag(), 0),
  /** 1: one option is right. */
  quiz: z._default(flag(), 0),
  /** 1: nobody learns who voted for what. */
  anonymous: z._default(flag(), 0),
  /** It ends by itself so many seconds after it was sent; 0: it does not. */
  open_seconds: z._default(
    z.union([z.literal(0), z.int().check(z.gte(pollOpenSeconds.min), z.lte(pollOpenSeconds.max))]),
    0,
  ),
}

/** A poll after its question, as everybody reads it. */
export const pollItem = z.object({ poll: z.object(fields) })

/** The same as its author sends it: with which option of a quiz is right, and why. Readers learn that when they have voted. */
export const pollDraftItem = z.object({
  poll: z.object({
    ...fields,
    right: z.optional(option()),
    explanation: z._default(text(0, pollLimits.explanation), ''),
  }),
})

/** How a poll stands for one reader. */
export const shownPoll = z.object({
  /** How many members voted. */
  voters: count(),
  closed: flag(),
  /** What the reader voted for; empty: nothing yet. */
  mine: z.array(option()),
  /** Votes by option; there once the reader voted, or the poll is closed. So are the right option of a quiz and why. */
  totals: z.optional(z.array(count())),
  right: z.optional(option()),
  explanation: z.optional(z.string()),
})
export type ShownPoll = z.output<typeof shownPoll>

const place = { chat_type: z.enum(['private', 'group']), msg_id: id() }

const voteErrors = [
  'notFriends',
  'blacklisted',
  'mutedInGroup',
  'notGroupMember',
  'groupForbids',
  'groupDissolved',
  'messageGone',
] as const

export const pollCalls = {
  votePoll: call({
    id: 'poll-vote',
    method: 'POST',
    path: '/api/v6/Poll/vote',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({
      ...place,
      target_id: id(),
      /** Everything I vote for from now on; empty takes my vote back. */
      options: z.array(option()).check(z.maxLength(pollLimits.optionsMax)),
    }),
    data: z.object({ msg_id: id(), poll: shownPoll }),
    errors: [...voteErrors, 'pollClosed', 'quizAnswered'],
    summary: 'Sets what I vote for in a poll in place of what I voted for before; nothing takes my vote back',
  }),
  closePoll: call({
    id: 'poll-close',
    method: 'POST',
    path: '/api/v6/Poll/close',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({ ...place, target_id: id() }),
    data: z.object({ msg_id: id(), poll: shownPoll }),
    errors: [
      'notFriends',
      'blacklisted',
      'notGroupMember',
      'groupForbids',
      'groupDissolved',
      'messageGone',
      'noPermission',
    ],
    summary: 'Ends a poll for good: its author, or creator and managers of its group; ending it again changes nothing',
  }),
  listPollVoters: call({
    id: 'poll-voters',
    method: 'GET',
    path: '/api/v6/Poll/voters',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({
      chat_type: place.chat_type,
      target_id: queryNumber(id()),
      msg_id: queryNumber(id()),
      option: queryNumber(option()),
      ...paging,
    }),
    data: paged(z.object({ user_id: count(), nick_name: z.string(), avatar_url: z.string(), create_time: seconds() })),
    errors: ['notGroupMember', 'membersProtected', 'messageGone', 'votersHidden'],
    quiet: true,
    summary: 'Who voted for one option of a poll that is not anonymous, newest first',
  }),
} as const
