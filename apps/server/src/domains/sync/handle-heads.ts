import type { HeadRow, HeadsAnswer } from '@cliffhanger/contract/sync/schemas.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import type { ServerContext } from '../../context.ts'
import { platformStream, userStream } from '../../platform/realtime/stream-names.ts'
import type { HeadsQuestion, SyncNeeds } from './needs.ts'
import { listOwnHeads } from './queries.ts'

/** Most rows of one answer. */
const pageSize = 1000

/** Every stream of the member that changed since `after`, by stream name. Conversations (`g_`, `p_`) sort before `platform` and `u_`,
 *  so they fill the pages first. */
export async function handleHeads(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  domains: SyncNeeds,
  epoch: string,
  userId: number,
  { after, from }: HeadsQuestion,
): Promise<HeadsAnswer> {
  const serverTime = clock()
  const conversations = await domains.chat.listHeads({ userId, sinceMs: after, from, limit: pageSize + 1 })
  const own = conversations.length > pageSize ? [] : await ownHeads()
  const rows = [...conversations, ...own]
  return { epoch, server_time: serverTime, list: rows.slice(0, pageSize), has_more: flagOf(rows.length > pageSize) }

  /** The two streams everybody has; they exist from their first event on, but a new device asks where they stand. */
  async function ownHeads(): Promise<HeadRow[]> {
    const names = [platformStream, userStream(userId)].filter((name) => name > from)
    const stored = await listOwnHeads(db, names)
    return names.flatMap((stream) => {
      const head = stored.get(stream)
      const hasChanged = after === 0 || (head?.changed_ms ?? 0) >= after
      return hasChanged ? [{ ...ownHead, stream, seq: head?.last_seq ?? 0 }] : []
    })
  }
}

/** Nobody counts unread events or keeps marks in these streams. */
const ownHead = {
  from_seq: 1,
  read_seq: 0,
  received_seq: 0,
  unread: 0,
  at: 0,
  peer_read_seq: 0,
  peer_received_seq: 0,
  ended: 0,
} as const
