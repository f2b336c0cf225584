import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { create } from 'zustand'

/** A message of mine that I took back on this device. */
export interface Unsent {
  readonly msgId: number
  readonly sentMs: number
  /** What it said; '' where there were only files. It is nowhere but here, and ends with the page. */
  readonly text: string
}

/** How long one may go on with what one took back. */
const staysMs = 10 * minuteMs

const none: readonly Unsent[] = []

const useStore = create<{ readonly byConversation: ReadonlyMap<string, readonly Unsent[]> }>(() => ({
  byConversation: new Map(),
}))

const change = (conversation: string, next: (known: readonly Unsent[]) => readonly Unsent[]): void =>
  useStore.setState(({ byConversation }) => ({
    byConversation: new Map([...byConversation, [conversation, next(byConversation.get(conversation) ?? none)]]),
  }))

/** The messages of a conversation that I took back here, the oldest first. */
export const useUnsent = (conversation: string): readonly Unsent[] =>
  useStore(({ byConversation }) => byConversation.get(conversation) ?? none)

export const forgetUnsent = (conversation: string, msgId: number): void =>
  change(conversation, (known) => known.filter((one) => one.msgId !== msgId))

/** The history was cleared: nothing of it stands there. */
export const forgetAllUnsent = (conversation: string): void => change(conversation, () => none)

/** S-45: where the message stood, its author reads that they took it back, and may go on writing it (S-120). */
export const noteUnsent = (conversation: string, { msgId, sentMs, text }: Unsent): void => {
  change(conversation, (known) =>
    [...known.filter((one) => one.msgId !== msgId), { msgId, sentMs, text }].toSorted(
      (one, other) => one.msgId - other.msgId,
    ),
  )
  setTimeout(() => forgetUnsent(conversation, msgId), staysMs)
}
