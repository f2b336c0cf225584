import { pollLimits } from '@cliffhanger/contract/chat/polls.ts'
import { type PollDraft, pollContent } from '@cliffhanger/rules/chat/polls.ts'

/** An option as it is typed; `id` stays with it when others go. */
export interface TypedOption {
  readonly id: number
  readonly text: string
}

/** A poll as it is being written. */
export interface TypedPoll {
  readonly question: string
  /** The last one is empty as long as there is room: it becomes an option when something is typed in it. */
  readonly options: readonly TypedOption[]
  readonly isAnonymous: boolean
  readonly isSeveral: boolean
  readonly isQuiz: boolean
  /** Id of the right option; undefined: none was marked. */
  readonly rightId: number | undefined
  readonly explanation: string
  /** 0: it does not end by itself. */
  readonly openSeconds: number
}

/** What a part of the sheet is given. */
export interface PollPartProps {
  readonly poll: TypedPoll
  readonly onChange: (poll: TypedPoll) => void
}

export const emptyPoll: TypedPoll = {
  question: '',
  options: [
    { id: 1, text: '' },
    { id: 2, text: '' },
  ],
  isAnonymous: true,
  isSeveral: false,
  isQuiz: false,
  rightId: undefined,
  explanation: '',
  openSeconds: 0,
}

/** With an empty row at the end where there is room, and never fewer rows than a poll has options. */
const withRoom = (options: readonly TypedOption[]): readonly TypedOption[] => {
  const isFull = options.every(({ text }) => text !== '')
  if (options.length >= pollLimits.optionsMax || (!isFull && options.length >= pollLimits.optionsMin)) return options
  return withRoom([...options, { id: Math.max(0, ...options.map(({ id }) => id)) + 1, text: '' }])
}

/** After something was typed in an option. */
export const withOption = (poll: TypedPoll, id: number, text: string): TypedPoll => ({
  ...poll,
  options: withRoom(poll.options.map((option) => (option.id === id ? { id, text } : option))),
})

export const withoutOption = (poll: TypedPoll, id: number): TypedPoll => ({
  ...poll,
  options: withRoom(poll.options.filter((option) => option.id !== id)),
  rightId: poll.rightId === id ? undefined : poll.rightId,
})

/** What is still missing before it can be sent. */
export type Missing = 'question' | 'options' | 'right'

const filled = (poll: TypedPoll): readonly TypedOption[] => poll.options.filter(({ text }) => text.trim() !== '')

export const missingIn = (poll: TypedPoll): Missing | undefined => {
  if (poll.question.trim() === '') return 'question'
  const options = filled(poll)
  if (options.length < pollLimits.optionsMin) return 'options'
  return poll.isQuiz && !options.some(({ id }) => id === poll.rightId) ? 'right' : undefined
}

/** The content of the message that asks it; nothing may be missing. */
export const contentOf = (poll: TypedPoll): string => {
  const options = filled(poll)
  const draft: PollDraft = {
    options: options.map(({ text }) => text.trim()),
    several: poll.isSeveral && !poll.isQuiz ? 1 : 0,
    quiz: poll.isQuiz ? 1 : 0,
    anonymous: poll.isAnonymous ? 1 : 0,
    open_seconds: poll.openSeconds,
    ...(poll.isQuiz && { right: options.findIndex(({ id }) => id === poll.rightId) }),
    explanation: poll.isQuiz ? poll.explanation.trim() : '',
  }
  return pollContent(poll.question.trim(), draft)
}
