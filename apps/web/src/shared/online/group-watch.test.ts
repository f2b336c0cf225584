import '../../testing/browser.ts'
import { NotConnected } from '@cliffhanger/client/socket/socket.ts'
import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handleGroupOnline, holdGroupWatches, watchedNow, watchGroup } from './group-watch.ts'

const groupId = 7
const notify = (count: number, ids: readonly number[], group_id = groupId): void =>
  handleGroupOnline({
    action: groupEvents.online.action,
    data: { group_id, count, list: ids.map((user_id) => ({ user_id, nick_name: `M${user_id}`, avatar_url: '' })) },
  })

let sent: string[]
let isConnected: boolean
let held: ReturnType<typeof holdGroupWatches>
/** Another tab of the device. */
let tab: BroadcastChannel
const ends: (() => void)[] = []
const watch = (id = groupId): (() => void) => {
  const end = watchGroup(id)
  ends.push(end)
  return () => {
    ends.splice(ends.indexOf(end), 1)
    end()
  }
}

const hold = () =>
  holdGroupWatches((frame) => {
    if (!isConnected) throw new NotConnected()
    if (frame.action === 'watch_group') sent.push(`${frame.data.group_id} ${frame.data.on === 1 ? 'on' : 'off'}`)
  })

beforeEach(() => {
  sent = []
  isConnected = true
  held = hold()
  tab = new BroadcastChannel('cliffhanger')
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  held.stop()
  tab.close()
})

describe('S-78: who is online in an open group', () => {
  it('is asked at once, shown as it changes, and forgotten when the group is closed', () => {
    const close = watch()
    expect(sent).toEqual(['7 on'])
    expect(watchedNow(groupId)).toBeUndefined()
    notify(2, [1, 2])
    notify(3, [1, 2, 3])
    expect(watchedNow(groupId)).toEqual({ count: 3, ids: [1, 2, 3] })
    close()
    expect(sent).toEqual(['7 on', '7 off'])
    expect(watchedNow(groupId)).toBeUndefined()
  })

  it('is not shown for a group nobody looks at', () => {
    watch()
    notify(5, [1], 8)
    expect(watchedNow(8)).toBeUndefined()
  })

  it('is asked again on a new connection, also where there was none when the group was opened', () => {
    isConnected = false
    watch()
    expect(sent).toEqual([])
    isConnected = true
    held.onHello()
    expect(sent).toEqual(['7 on'])
    held.onHello()
    expect(sent).toEqual(['7 on', '7 on'])
  })

  it('is asked again every 30 s, until nobody looks (C-11)', () => {
    vi.useFakeTimers()
    held.stop()
    held = hold()
    const close = watch()
    vi.advanceTimersByTime(60_000)
    expect(sent).toEqual(['7 on', '7 on', '7 on'])
    close()
    vi.advanceTimersByTime(60_000)
    expect(sent).toEqual(['7 on', '7 on', '7 on', '7 off'])
    vi.useRealTimers()
  })

  it('stays while one of two screens shows it', () => {
    const closeChat = watch()
    const closeMembers = watch()
    notify(2, [1, 2])
    closeChat()
    expect(sent).toEqual(['7 on'])
    expect(watchedNow(groupId)?.count).toBe(2)
    closeMembers()
    expect(sent).toEqual(['7 on', '7 off'])
  })

  it('is asked for another tab, which hears it, and ends with the last tab', async () => {
    const heard: unknown[] = []
    tab.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data))
    const close = watch()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    const watchThere = (groups: readonly number[]) => tab.postMessage({ kind: 'watching', tab: 'other', groups })
    watchThere([groupId])
    await vi.waitFor(() => expect(sent).toEqual(['7 on', '7 on']))
    notify(1, [4])
    await vi.waitFor(() =>
      expect(heard).toContainEqual({ kind: 'group-online', group_id: groupId, count: 1, ids: [4] }),
    )
    close()
    expect(sent).toEqual(['7 on', '7 on'])
    watchThere([])
    await vi.waitFor(() => expect(sent).toEqual(['7 on', '7 on', '7 off']))
  })

  it('is shown in a tab that does not hold the connection', async () => {
    held.stop()
    watch()
    expect(sent).toEqual([])
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    tab.postMessage({ kind: 'group-online', group_id: groupId, count: 1, ids: [4] })
    await vi.waitFor(() => expect(watchedNow(groupId)).toEqual({ count: 1, ids: [4] }))
    // The tab that held it was closed: this one goes on.
    held = holdGroupWatches(({ action }) => sent.push(action))
    held.onHello()
    expect(sent).toEqual(['watch_group'])
  })
})
