import type { Domains } from '../../compose-domains.ts'
import type { ServerContext } from '../../context.ts'
import { openProductMetrics } from '../../metrics/product-metrics.ts'
import { databaseWithin } from '../../platform/database/database-within.ts'
import type { Db } from '../../platform/database/db.ts'
import { openLimits } from '../../platform/http/limits.ts'
import { openMemoryBus } from '../../platform/realtime/bus.ts'
import { type Caller, openCaller } from '../caller.ts'

/**
 * The product as it would have run at another time: its own domains and calls on a clock that is set, inside one transaction. Only who builds one
 * has that clock; the process that serves keeps its own.
 */
export interface Simulation {
  readonly context: ServerContext
  readonly domains: Domains
  /** Sets the clock; it never goes back. */
  goTo(atMs: number): void
  readonly call: Caller['call']
  close(): Promise<void>
}

/** Budgets count minutes of the real clock. */
const noLimits = 1_000_000

export async function openSimulation(
  real: ServerContext,
  compose: (context: ServerContext) => Domains,
  tx: Db,
  startMs: number,
): Promise<Simulation> {
  let nowMs = startMs
  const context: ServerContext = {
    ...real,
    // Nobody is written to about what is long past.
    settings: { ...real.settings, SMTP_URL: '', SMS_WEBHOOK_URL: '' },
    clock: () => nowMs,
    databaseClock: async () => nowMs,
    db: databaseWithin(tx, real.db),
    bus: openMemoryBus(),
    limits: openLimits(noLimits),
    metrics: openProductMetrics(),
    // Operators of today need not act on what was remarkable then.
    log: real.log.child({}, { level: 'error' }),
  }
  const domains = compose(context)
  const caller = await openCaller(context, domains)
  return {
    context,
    domains,
    goTo(atMs) {
      if (atMs < nowMs) throw new Error('a simulated clock never goes back')
      nowMs = atMs
    },
    call: caller.call,
    async close() {
      await caller.close()
      await domains.gateway.drain(0)
      for (const domain of [...domains.all].reverse()) await domain.stop?.()
      await context.bus.close()
    },
  }
}
