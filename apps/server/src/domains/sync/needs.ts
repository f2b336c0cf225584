import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
import type { ChatDomain } from '../chat/index.ts'

/** Where the streams of conversations come from. */
export interface SyncNeeds {
  readonly chat: Pick<ChatDomain, 'listHeads' | 'openConversation'>
}

export type HeadsQuestion = CallInput<typeof syncCalls.heads>
export type PullQuestion = CallInput<typeof syncCalls.pull>
