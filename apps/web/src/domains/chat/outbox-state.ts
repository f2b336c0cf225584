import { type MessageState, messageStateAfter } from '@cliffhanger/rules/chat/message-state.ts'
import type { OutboxRow } from '../../platform/local-database.ts'

/** State of a message in the outbox; only `loading` and `failed` are written, anything else counts as loading (K-3). */
export const outboxState = ({ state }: Pick<OutboxRow, 'state'>): MessageState =>
  state === 'failed' ? 'failed' : 'loading'

/** What a failed attempt makes of a message; `refusalCode` 0 where the server did not refuse it (S-36). */
export const afterFailure = (row: OutboxRow, refusalCode: number): Pick<OutboxRow, 'state' | 'refusal_code'> => ({
  state: messageStateAfter(outboxState(row), 'sendFailed'),
  refusal_code: refusalCode,
})
