import type { EventRow } from '@cliffhanger/contract/event.ts'
import type * as z from 'zod/mini'
import { recordError } from '../server/request-log.ts'
import type { LocalDatabase } from './local-database.ts'

/** Where an event takes effect: inside one transaction with the cursor of its stream. */
export interface EffectContext {
  readonly database: LocalDatabase
  readonly myId: number
  /** Runs once the transaction is stored: sounds, toasts, receipts. */
  readonly afterwards: (action: () => void) => void
}

/** What one action of the socket does to the local database. Must be idempotent: the same event may come again. */
export interface StreamEffect {
  readonly action: string
  /** `seq`: number of the event in its stream. */
  readonly apply: (context: EffectContext, data: unknown, seq: number) => Promise<void>
}

/** Ties an event of the contract to its effect; an event of another shape is noted and skipped. */
export const effect = <Data extends EventRow['data']>(
  row: EventRow<string, Data>,
  apply: (context: EffectContext, data: z.output<Data>, seq: number) => Promise<void>,
): StreamEffect => ({
  action: row.action,
  apply: async (context, data, seq) => {
    const parsed = row.data.safeParse(data)
    if (parsed.success) await apply(context, parsed.data, seq)
    else recordError(parsed.error)
  },
})
