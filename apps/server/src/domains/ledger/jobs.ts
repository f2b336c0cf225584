import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import type { ServerContext } from '../../context.ts'
import { defineJob } from '../../platform/database/jobs.ts'
import type { Ledger } from './ledger.ts'
import { platformOwner } from './ledger-routes.ts'
import { proveLedger } from './proof.ts'
import { listExpired, lockExpired } from './queries/gold-lots.ts'
import { rollUp } from './roll-up.ts'
import { sealNext } from './seal.ts'

const nothing = z.object({})
const utc = 'UTC'

const sealJob = defineJob({
  name: 'wallet.sealLedger',
  schema: nothing,
  schedule: { cron: '* * * * *', timeZone: utc },
})
export const proveJob = defineJob({
  name: 'wallet.proveLedger',
  schema: nothing,
  schedule: { cron: '17 * * * *', timeZone: utc },
})
const expireJob = defineJob({
  name: 'wallet.expireGold',
  schema: nothing,
  schedule: { cron: '*/5 * * * *', timeZone: utc },
})

/** How long a deferred account may lag behind. */
const rollUpMs = 1000
const membersAtOnce = 500

/** The ledger's own work: adding queues, sealing, proving, letting granted gold expire. */
export async function startLedgerJobs(context: ServerContext, ledger: Ledger): Promise<void> {
  const { jobs, db, clock, log, metrics } = context
  await jobs.work(sealJob, async (_nothing, { signal }) => {
    while (!signal.aborted && (await sealNext(db, clock())) > 0);
  })
  await jobs.work(proveJob, async () => {
    const proof = await proveLedger(db, clock())
    metrics.ledgerSound.set(proof.is_sound ? 1 : 0)
    if (!proof.is_sound) log.error({ findings: proof.findings }, 'the ledger is not sound: payouts are stopped')
  })
  await jobs.work(expireJob, (_nothing, { signal }) => expireGold(context, ledger, signal))
}

/** Takes the granted gold that has expired, of every member who has some (S-113). */
export async function expireGold(context: ServerContext, ledger: Ledger, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const due = await listExpired(context.db, context.clock(), membersAtOnce)
    for (const { user_id: userId } of due) {
      if (signal?.aborted) return
      await expireGoldOf(context, ledger, userId)
    }
    if (due.length < membersAtOnce) return
  }
}

/** Takes what has expired of one member's granted gold (S-113). */
const expireGoldOf = ({ db, clock }: ServerContext, ledger: Ledger, userId: number): Promise<void> =>
  db.transaction(async (tx) => {
    const { amount, newest_id: newestId } = await lockExpired(tx, userId, clock())
    if (newestId === null) return
    const move = {
      route: 'expire.gold',
      coin: 'gold',
      amount: BigInt(amount),
      from: userId,
      to: platformOwner,
    } as const
    await ledger.move(tx, { kind: 'expire', key: `expire:${userId}:${newestId}`, bizNo: `G${newestId}`, moves: [move] })
  })

/** Adds queues to their accounts again and again until it is stopped. */
export function keepRollingUp({ db, log }: ServerContext): { stop(): Promise<void> } {
  const end = new AbortController()
  const run = async () => {
    while (!end.signal.aborted) {
      await rollUp(db).catch((error: unknown) => log.error({ err: error }, 'deferred accounts were not added to'))
      await sleep(rollUpMs, undefined, { signal: end.signal }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    async stop() {
      end.abort()
      await running
    },
  }
}
