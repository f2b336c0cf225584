import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { deleteStop, listStops, saveAssetStop, saveMemberStop, saveStop } from '../queries/deliveries.ts'
import type { TicketContent } from './ticket.ts'

/** Tickets that were ended before their time. */
export interface Stops {
  /** Costs no look at the database. */
  isStopped(ticket: Pick<TicketContent, 'userId' | 'assetId' | 'issuedMs'>): boolean
  /** Ends the member's tickets for the asset, in every process as soon as the bus tells it; those issued from `beforeMs` on are good. */
  stop(tx: Db, userId: number, assetId: number, beforeMs: number): Promise<void>
  /** Ends all tickets of the member, whatever they are for; who may still play is given another one. */
  stopAll(tx: Db, userId: number, beforeMs: number): Promise<void>
  /** Ends all tickets for the asset, whoever holds them. */
  stopAsset(tx: Db, assetId: number, beforeMs: number): Promise<void>
  /** Makes them good again. */
  lift(tx: Db, userId: number, assetId: number): Promise<void>
  /** Resolves when every process has ended what was stopped and told the database what it delivered. */
  settle(): Promise<void>
  start(): Promise<void>
  close(): void
}

const everyAsset = 0
const everyMember = 0
const subject = 'play.stopped'
/** How soon other processes have heard and written. */
const settleMs = 2000
/** A lost message of the bus is made good after this time at the latest. */
const rereadMs = 30_000

interface StopMessage {
  /** 0: every one. */
  readonly userId: number
  /** 0: every one. */
  readonly assetId: number
  /** null: lifted. */
  readonly beforeMs: number | null
}

/** Knows the stops of all processes: there are as many as refunds, memberships that were ended, and videos that were taken down, of the last days. */
export function openStops(
  { bus, db, log, settings }: Pick<ServerContext, 'bus' | 'db' | 'log' | 'settings'>,
  flush: () => Promise<void>,
): Stops {
  let stops = new Map<string, number>()
  let stopped = 0
  const keyOf = (userId: number, assetId: number) => `${userId}:${assetId}`
  const failed = (error: unknown) => log.error({ err: error }, 'ended plays could not be taken over')

  const reread = async () => {
    const notifiedBefore = stopped
    const rows = await listStops(db)
    // What was told while the database was asked is newer than its answer.
    if (stopped === notifiedBefore)
      stops = new Map(rows.map((row) => [keyOf(row.user_id, row.asset_id), row.before_ms]))
  }
  const unsubscribe = bus.subscribe(subject, (payload) => {
    const { userId, assetId, beforeMs }: StopMessage = JSON.parse(payload.toString())
    stopped++
    if (beforeMs === null) stops.delete(keyOf(userId, assetId))
    else stops.set(keyOf(userId, assetId), beforeMs)
    void flush().catch(failed)
  })
  bus.onLost(() => void reread().catch(failed))
  const timer = setInterval(() => void reread().catch(failed), rereadMs).unref()

  const notify = (tx: Db, one: StopMessage) => tx.afterCommit(() => bus.publish(subject, JSON.stringify(one)))
  return {
    isStopped: ({ userId, assetId, issuedMs }) =>
      [keyOf(userId, assetId), keyOf(userId, everyAsset), keyOf(everyMember, assetId)].some(
        (key) => issuedMs < (stops.get(key) ?? 0),
      ),
    async stop(tx, userId, assetId, beforeMs) {
      await saveStop(tx, userId, assetId, beforeMs)
      notify(tx, { userId, assetId, beforeMs })
    },
    async stopAll(tx, userId, beforeMs) {
      await saveMemberStop(tx, userId, beforeMs)
      notify(tx, { userId, assetId: everyAsset, beforeMs })
    },
    async stopAsset(tx, assetId, beforeMs) {
      await saveAssetStop(tx, assetId, beforeMs)
      notify(tx, { userId: everyMember, assetId, beforeMs })
    },
    async lift(tx, userId, assetId) {
      await deleteStop(tx, userId, assetId)
      notify(tx, { userId, assetId, beforeMs: null })
    },
    async settle() {
      if (settings.NATS_URL !== '') await sleep(settleMs)
      await flush()
    },
    start: reread,
    close() {
      clearInterval(timer)
      unsubscribe()
    },
  }
}
