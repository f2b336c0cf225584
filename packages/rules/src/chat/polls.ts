import { pollDraftItem, pollItem, pollLimits, type ShownPoll } from '@cliffhanger/contract/chat/polls.ts'
import { textItem } from '@cliffhanger/contract/chat/schemas.ts'
import type { RefusalName } from '@cliffhanger/contract/errors.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import type * as z from 'zod/mini'

/** A poll as everybody reads it, besides its question. */
export type Poll = z.output<typeof pollItem>['poll']

/** The same as its author writes it. */
export type PollDraft = z.output<typeof pollDraftItem>['poll']

/** What of a poll readers learn when they have voted; `right` null: it is no quiz. */
export interface PollKey {
  readonly right: number | null
  readonly explanation: string
}

/** How a poll stands, whoever reads it. */
export interface PollState extends PollKey {
  /** Votes by option. */
  readonly totals: readonly number[]
  /** How many members voted. */
  readonly voters: number
  readonly is_closed: boolean
}

/** The items of a content_text; none where it is not readable. */
const itemsOf = (contentText: string): readonly unknown[] => {
  try {
    const parsed: unknown = JSON.parse(contentText)
    return Array.isArray(parsed) ? parsed : []
  } catch {
    return []
  }
}

/** The poll in a content_text; undefined where there is none. Its question is the text of the message. */
export const pollIn = (contentText: string): Poll | undefined => pollItem.safeParse(itemsOf(contentText)[1]).data?.poll

/** The one way to write the content of a poll; `poll` is a draft on its way to the server, or what everybody reads. */
export const pollContent = (question: string, poll: Poll | PollDraft): string =>
  JSON.stringify([{ text: { content: question } }, { poll }])

/** The poll with its key, as evidence of a report keeps it. */
export const withPollKey = (contentText: string, { right, explanation }: PollKey): string => {
  const [question, item] = itemsOf(contentText)
  const poll = pollItem.safeParse(item).data?.poll
  if (!poll || right === null) return contentText
  return JSON.stringify([question, { poll: { ...poll, right, explanation } }])
}

/** The key in a content_text that has one: the author's own before it is sent, or evidence. */
export const pollKeyIn = (contentText: string): PollKey | undefined => {
  const draft = pollDraftItem.safeParse(itemsOf(contentText)[1]).data?.poll
  return draft?.quiz === 1 && draft.right !== undefined
    ? { right: draft.right, explanation: draft.explanation }
    : undefined
}

const isFilled = (value: string, max: number): boolean => value !== '' && value.length <= max

/** Reads a poll as its author sends it: a question and two to ten options that say something, and in a quiz which one is right. The content
 *  is as it is stored, without the key. Undefined where it is anything else. */
export function readPoll(contentText: string): { readonly contentText: string; readonly key: PollKey } | undefined {
  const list = itemsOf(contentText)
  const question = textItem.safeParse(list[0]).data?.text.content.trim() ?? ''
  const draft = pollDraftItem.safeParse(list[1]).data?.poll
  if (list.length !== 2 || !draft || !isFilled(question, pollLimits.question)) return undefined
  const { right, explanation, ...rest } = draft
  const poll = { ...rest, options: draft.options.map((option) => option.trim()) }
  if (!poll.options.every((option) => isFilled(option, pollLimits.option))) return undefined
  const content = pollContent(question, poll)
  if (poll.quiz === 0) return { contentText: content, key: { right: null, explanation: '' } }
  if (poll.several === 1 || right === undefined || right >= poll.options.length) return undefined
  return { contentText: content, key: { right, explanation: explanation.trim() } }
}

/** A poll nobody has voted in yet. */
export const newPollState = (poll: Poll, key: PollKey): PollState => ({
  ...key,
  totals: poll.options.map(() => 0),
  voters: 0,
  is_closed: false,
})

/** When a poll that was sent at `createdMs` ends by itself, in milliseconds; undefined where it does not. */
export const endOfPoll = ({ open_seconds }: Pick<Poll, 'open_seconds'>, createdMs: number): number | undefined =>
  open_seconds === 0 ? undefined : createdMs + open_seconds * 1000

/** What a reader sees of a poll: how many voted and what they voted for themselves; what the votes are, and what was right, only once they
 *  voted or the poll is closed (S-125). */
export function pollSeenBy(state: PollState, mine: readonly number[]): ShownPoll {
  const seen = { voters: state.voters, closed: flagOf(state.is_closed), mine: [...mine] }
  if (mine.length === 0 && !state.is_closed) return seen
  return {
    ...seen,
    totals: [...state.totals],
    ...(state.right !== null && { right: state.right, explanation: state.explanation }),
  }
}

/** Whether a reader may learn who voted for what. Refuses 5034 where it is anonymous, or they see no votes yet. */
export const maySeeVoters = (
  poll: Pick<Poll, 'anonymous'>,
  state: Pick<PollState, 'is_closed'>,
  mine: readonly number[],
): RefusalName | undefined =>
  poll.anonymous === 0 && (state.is_closed || mine.length > 0) ? undefined : 'votersHidden'

/** The options in their order, once each. */
export const chosen = (options: readonly number[]): number[] =>
  [...new Set(options)].toSorted((one, other) => one - other)

const isSame = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join()

/** What becomes of a vote for `wanted`, which is `chosen`: `same` changes nothing, `invalid` are options the poll does not have, or more than
 *  one where one is asked. Refuses 5032 when the poll is over, 5033 for another answer to a quiz. */
export function judgeVote(
  poll: Poll,
  { isOver, mine }: { readonly isOver: boolean; readonly mine: readonly number[] },
  wanted: readonly number[],
): 'vote' | 'same' | 'invalid' | Extract<RefusalName, 'pollClosed' | 'quizAnswered'> {
  if (wanted.some((option) => option >= poll.options.length) || (poll.several === 0 && wanted.length > 1))
    return 'invalid'
  if (isSame(mine, wanted)) return 'same'
  if (isOver) return 'pollClosed'
  return poll.quiz === 1 && mine.length > 0 ? 'quizAnswered' : 'vote'
}

const moved = (totals: readonly number[], before: readonly number[], after: readonly number[]): number[] =>
  totals.map((total, option) => total - Number(before.includes(option)) + Number(after.includes(option)))

/** How a poll stands after one member's vote. */
export const pollAfterVote = (state: PollState, before: readonly number[], after: readonly number[]): PollState => ({
  ...state,
  totals: moved(state.totals, before, after),
  voters: state.voters - Number(before.length > 0) + Number(after.length > 0),
})

/** What a reader sees at once when they vote, before the server has answered: what they did not see yet stays unknown. */
export function pollWithMine(before: ShownPoll, options: readonly number[]): ShownPoll {
  const { totals, ...rest } = before
  const voters = before.voters - Number(before.mine.length > 0) + Number(options.length > 0)
  return {
    ...rest,
    voters,
    mine: [...options],
    ...(totals && options.length > 0 && { totals: moved(totals, before.mine, options) }),
  }
}
