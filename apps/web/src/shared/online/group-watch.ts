import { NotConnected, type Socket } from '@cliffhanger/client/socket/socket.ts'
import type { TransientFrame } from '@cliffhanger/contract/event.ts'
import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { openTabTopic, ownTab } from '../../platform/storage/tab-channel.ts'

// Screens of any tab show who is online in a group; the tab that holds the connection asks for it, and passes on what it hears.

/** A change that went missing is made good after this time at the latest (S-78, C-11). */
const repeatMs = 30_000

/** Groups a tab watches from now on, the question which ones each tab watches, and what became of a group. */
const watchingTopic = openTabTopic('watching', z.object({ tab: z.string(), groups: z.array(z.number()) }))
const watchedWantedTopic = openTabTopic('watched-wanted', z.object({}))
const onlineTopic = openTabTopic(
  'group-online',
  z.object({ group_id: z.number(), count: z.number(), ids: z.array(z.number()) }),
)

/** Who is online in a group; `ids` are 100 of them at most. */
export interface OnlineNow {
  readonly count: number
  readonly ids: readonly number[]
}

const useStore = create<{ readonly byGroup: ReadonlyMap<number, OnlineNow> }>(() => ({ byGroup: new Map() }))

/** Who is online in a group this tab watches; undefined until the server told. */
export const useWatched = (groupId: number): OnlineNow | undefined => useStore(({ byGroup }) => byGroup.get(groupId))

/** The same, once. */
export const watchedNow = (groupId: number): OnlineNow | undefined => useStore.getState().byGroup.get(groupId)

/** Groups each tab watches; one that two screens of a tab watch is there twice. */
const watchedBy = new Map<string, readonly number[]>()
const watchedHere = (): readonly number[] => watchedBy.get(ownTab) ?? []
const isWatched = (groupId: number): boolean => [...watchedBy.values()].some((groups) => groups.includes(groupId))

/** Asks the server, in the tab that holds the connection. */
let request: ((groupId: number, on: 0 | 1) => void) | undefined

/** A tab watches these groups from now on. Watching again answers again, so each tab that begins is told at once. */
const saveWatched = (tab: string, groups: readonly number[]): void => {
  const before = watchedBy.get(tab) ?? []
  watchedBy.set(tab, groups)
  for (const groupId of new Set(groups)) if (!before.includes(groupId)) request?.(groupId, 1)
  for (const groupId of new Set(before)) if (!isWatched(groupId)) request?.(groupId, 0)
}

const sendWatched = (): void => watchingTopic.notify({ tab: ownTab, groups: [...watchedHere()] })

const watchHere = (groups: readonly number[]): void => {
  saveWatched(ownTab, groups)
  sendWatched()
}

const show = (groupId: number, now: OnlineNow): void => {
  if (!watchedHere().includes(groupId)) return
  useStore.setState(({ byGroup }) => ({ byGroup: new Map(byGroup).set(groupId, now) }))
}

watchingTopic.hear(({ tab, groups }) => saveWatched(tab, groups))
watchedWantedTopic.hear(sendWatched)
onlineTopic.hear(({ group_id, count, ids }) => show(group_id, { count, ids }))

/** This tab shows who is online in a group until the returned function is called; then it forgets (S-78). */
export const watchGroup = (groupId: number): (() => void) => {
  watchHere([...watchedHere(), groupId])
  return () => {
    watchHere(watchedHere().toSpliced(watchedHere().indexOf(groupId), 1))
    if (watchedHere().includes(groupId)) return
    useStore.setState(({ byGroup }) => ({ byGroup: new Map([...byGroup].filter(([id]) => id !== groupId)) }))
  }
}

/** Watches for all tabs of the device, as the one that holds the connection. `onHello`: nothing is watched on a connection
 *  that is new. */
export const holdGroupWatches = (send: Socket['send']): { readonly onHello: () => void; readonly stop: () => void } => {
  request = (groupId, on) => {
    try {
      send({ action: 'watch_group', data: { group_id: groupId, on } })
    } catch (error) {
      // The next hello asks for everything.
      if (!(error instanceof NotConnected)) throw error
    }
  }
  watchedWantedTopic.notify({})
  const requestAll = (): void => {
    for (const groupId of new Set([...watchedBy.values()].flat())) request?.(groupId, 1)
  }
  const repeating = setInterval(requestAll, repeatMs)
  return {
    onHello: requestAll,
    stop: () => {
      clearInterval(repeating)
      request = undefined
    },
  }
}

/** Who came or went in a group, for whichever tab shows it. */
export const handleGroupOnline = (frame: TransientFrame): void => {
  if (frame.action !== groupEvents.online.action) return
  const notified = groupEvents.online.data.safeParse(frame.data).data
  if (!notified) return
  const { group_id, count, list } = notified
  const ids = list.map(({ user_id }) => user_id)
  show(group_id, { count, ids })
  onlineTopic.notify({ group_id, count, ids })
}
