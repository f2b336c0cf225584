import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import { groupStates } from '@cliffhanger/contract/groups/states.ts'
import type { ServerContext } from '../../context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { binaryFrame } from '../../platform/realtime/socket-frame.ts'
import type { OpenSocket } from '../../platform/realtime/socket-questions.ts'
import { listApart } from '../friends/index.ts'
import { type OnlineMembers, type OnlineNow, onlineShownTo } from './online-members.ts'
import { findGroup } from './queries/groups.ts'
import { findMember, listManagerIds } from './queries/members.ts'

const tickMs = 2000
/** A device looks at one group at a time; more are for screens that were not closed properly. */
const groupsPerWatcher = 8

/** A device that is told who is online in a group it looks at. */
export type Watcher = OpenSocket

interface Watched {
  readonly watchers: Set<Watcher>
  /** What they were told last. */
  signature: string
}

/** Devices of one process that look at a group: they are told when who is online in it changed, at most every two seconds. */
export class Watchers {
  readonly #context: Pick<ServerContext, 'db' | 'clock' | 'log'>
  readonly #online: OnlineMembers
  readonly #groups = new Map<number, Watched>()
  readonly #groupsOf = new Map<Watcher, Set<number>>()
  #ticker: NodeJS.Timeout | undefined
  #isTicking = false

  constructor(context: Pick<ServerContext, 'db' | 'clock' | 'log'>, online: OnlineMembers) {
    this.#context = context
    this.#online = online
  }

  /** Tells this device who is online in the group from now on, beginning at once. Refuses 4001 to somebody outside the group. */
  async watch(watcher: Watcher, groupId: number): Promise<void> {
    const { db } = this.#context
    const group = await findGroup(db, groupId)
    const me = group && group.status !== groupStates.dissolved && (await findMember(db, groupId, watcher.caller.userId))
    if (!me) return refuse('noPermission')
    const now = await this.#online.of(groupId)
    if (!watcher.isOpen) return
    this.#add(watcher, groupId, now)
    await this.#tell(groupId, now, [watcher])
  }

  /** The device does not look at this group any more. */
  unwatch(watcher: Watcher, groupId: number): void {
    const watched = this.#groups.get(groupId)
    watched?.watchers.delete(watcher)
    if (watched?.watchers.size === 0) this.#groups.delete(groupId)
    const mine = this.#groupsOf.get(watcher)
    mine?.delete(groupId)
    if (mine?.size === 0) this.#groupsOf.delete(watcher)
    if (this.#groups.size === 0) this.close()
  }

  close(): void {
    clearInterval(this.#ticker)
    this.#ticker = undefined
  }

  #add(watcher: Watcher, groupId: number, { signature }: OnlineNow): void {
    const mine = this.#groupsOf.get(watcher) ?? new Set<number>()
    for (const oldest of mine) {
      if (mine.size < groupsPerWatcher) break
      this.unwatch(watcher, oldest)
    }
    this.#groupsOf.set(watcher, mine.add(groupId))
    const watched = this.#groups.get(groupId) ?? { watchers: new Set<Watcher>(), signature }
    watched.watchers.add(watcher)
    this.#groups.set(groupId, watched)
    this.#ticker ??= setInterval(() => void this.#tick(), tickMs).unref()
  }

  /** A tick that takes longer than two seconds lets the next ones pass. */
  async #tick(): Promise<void> {
    if (this.#isTicking) return
    this.#isTicking = true
    try {
      for (const [groupId, watched] of this.#groups) {
        for (const watcher of watched.watchers) if (!watcher.isOpen) this.unwatch(watcher, groupId)
        const now = await this.#online.of(groupId)
        if (now.signature === watched.signature) continue
        watched.signature = now.signature
        await this.#tell(groupId, now, watched.watchers)
      }
    } catch (error) {
      this.#context.log.error({ err: error }, 'who is online in a group could not be told')
    } finally {
      this.#isTicking = false
    }
  }

  /** Rights are read again each time: a group may hide its number or its members, and a member may have left since they began to look. */
  async #tell(groupId: number, now: OnlineNow, watchers: Iterable<Watcher>): Promise<void> {
    const { db, clock } = this.#context
    const group = await findGroup(db, groupId)
    if (!group || group.status === groupStates.dissolved) return
    const members = await this.#online.membersOf(groupId)
    const managers = new Set(await listManagerIds(db, groupId))
    const present = [...watchers].filter(({ caller }) => members.has(caller.userId))
    const apart = await this.#findApart(now, present)
    const showing = await this.#online.showing(present.map(({ caller }) => caller.userId))
    const frames = new Map<string, Buffer>()
    for (const watcher of present) {
      const { userId } = watcher.caller
      const role = managers.has(userId) ? 'manager' : 'member'
      const reader = { role, isShowing: showing.has(userId) } as const
      const shown = onlineShownTo(group, reader, now, apart.get(userId) ?? nobody)
      if (!shown) continue
      // Most watchers see the same: one frame for all of them.
      const key = `${shown.list.length === 0} ${[...(apart.get(userId) ?? [])].join()}`
      const bytes = frames.get(key) ?? frameOf(groupId, clock(), shown)
      frames.set(key, bytes)
      watcher.write(bytes)
    }
  }

  /** Whom of those named each watcher is not to observe, by watcher. */
  async #findApart(
    { list }: OnlineNow,
    watchers: readonly Watcher[],
  ): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
    const rows = await listApart(
      this.#context.db,
      watchers.map(({ caller }) => caller.userId),
      list.map(({ user_id }) => user_id),
    )
    const byWatcher = Map.groupBy(rows, (row) => row.user_id)
    return new Map([...byWatcher].map(([userId, pairs]) => [userId, new Set(pairs.map(({ other_id }) => other_id))]))
  }
}

const nobody: ReadonlySet<number> = new Set()

const frameOf = (groupId: number, ts: number, shown: Pick<OnlineNow, 'count' | 'list'>): Buffer => {
  const frame = { action: groupEvents.online.action, ts, data: { group_id: groupId, ...shown } }
  return binaryFrame(Buffer.from(JSON.stringify(frame)))
}
