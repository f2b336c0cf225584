import { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
import type { HeadsAnswer, PullAnswer } from '@cliffhanger/contract/sync/schemas.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import { bindCalls } from '../../platform/http/handlers.ts'
import { readEpoch } from '../../platform/realtime/streams.ts'
import { handleHeads } from './handle-heads.ts'
import { handlePull } from './handle-pull.ts'
import type { HeadsQuestion, PullQuestion, SyncNeeds } from './needs.ts'

/** The two questions of a device, asked over HTTP or the socket alike (socket.md 3.3). */
export interface SyncDomain extends Domain {
  /** Refuses 4006 over the budget. */
  heads(userId: number, question: HeadsQuestion): Promise<HeadsAnswer>
  /** Refuses 4001 for a stream the member does not belong to, 4006 over the budget. */
  pull(userId: number, question: PullQuestion): Promise<PullAnswer>
  /** Epoch of the database, read once: it changes only while the server is down. */
  epoch(): Promise<string>
}

/** Budgets of one member, over HTTP and all their sockets together: enough for a device that catches up with thousands of conversations. */
const budgets = { heads: '120/min', pull: '6000/min' } as const

export function createSyncDomain(context: ServerContext, domains: SyncNeeds): SyncDomain {
  let known: Promise<string> | undefined
  const forget = (error: unknown) => {
    known = undefined
    throw error
  }
  const epoch = () => (known ??= readEpoch(context.db).catch(forget))
  const heads = async (userId: number, question: HeadsQuestion) => {
    await context.limits.take('sync-heads', budgets.heads, `u${userId}`)
    return handleHeads(context, domains, await epoch(), userId, question)
  }
  const pull = async (userId: number, question: PullQuestion) => {
    await context.limits.take('sync-pull', budgets.pull, `u${userId}`)
    return handlePull(context.db, domains, userId, question)
  }
  return {
    calls: bindCalls(syncCalls, {
      heads: ({ caller }, question) => heads(caller.userId, question),
      pull: ({ caller }, question) => pull(caller.userId, question),
    }),
    heads,
    pull,
    epoch,
  }
}
