import { pushCalls } from '@cliffhanger/contract/push/calls.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readPath, replyPath } from './notification-actions.ts'
import { notice, startWorker } from './testing.ts'

const actions = {
  ...{ key: 'key-of-the-notification', user_id: 1, target_id: 2, ref_msg_id: 0, read: 'Mark as read' },
  reply: { label: 'Reply', hint: 'Message', waits: 'Sent later', failed: 'Not sent' },
}

let worker: ReturnType<typeof startWorker>
let scope: (typeof worker)['scope']
beforeEach(() => {
  worker = startWorker()
  scope = worker.scope
})

describe('S-150: a button of a notification', () => {
  const press = async (action: string, text?: string) => {
    const notification = {
      close: vi.fn(),
      title: 'Ana',
      body: 'hello',
      icon: '/a.svg',
      tag: notice.tag,
      data: { link: notice.link, actions },
    }
    await worker.happen('notificationclick', { notification, action, reply: text })
    expect(notification.close).toHaveBeenCalled()
  }
  const sent = () => scope.fetch.mock.calls.map(([url, { body }]) => [url, JSON.parse(body)])
  const shown = () =>
    scope.registration.showNotification.mock.calls.map(([title, { body, silent }]) => [title, body, silent])

  it('is there for a reply, where one is possible, and to mark as read', async () => {
    await worker.push({ ...notice, actions })
    await worker.push({ ...notice, actions: { ...actions, reply: undefined } })
    const [both, one] = scope.registration.showNotification.mock.calls.map(([, options]) => options.actions)
    const read = { action: 'read', title: 'Mark as read' }
    expect(both).toEqual([{ action: 'reply', type: 'text', title: 'Reply', placeholder: 'Message' }, read])
    expect(one).toEqual([read])
  })

  it('sends a reply, which waits until the server has it', async () => {
    scope.fetch.mockImplementation(async () => {
      expect(worker.waiting.rows.size).toBe(1)
      return Response.json({ code: 200, data: { badge: 2 } })
    })
    await press('reply', ' yes ')
    expect(sent()).toEqual([
      [replyPath, { key: actions.key, local_id: expect.stringMatching(/^[\da-f-]{36}$/), content_text: '[yes]' }],
    ])
    expect([worker.waiting.rows.size, shown()]).toEqual([0, []])
    expect(scope.navigator.setAppBadge).toHaveBeenCalledWith(2)
    expect(scope.clients.openWindow).not.toHaveBeenCalled()
  })

  it('says without a network that the reply is sent later, and sends it then under the same id', async () => {
    const page = worker.newPage('hidden')
    scope.fetch.mockRejectedValue(new TypeError('no network'))
    await press('reply', 'yes')
    expect(shown()).toEqual([['Ana', 'Sent later', true]])
    expect(scope.registration.sync.register).toHaveBeenCalledWith('replies-1')
    expect(page.postMessage).toHaveBeenCalledWith({ kind: 'replies-changed' }, [])
    await expect(worker.happen('sync', { tag: 'replies-1' })).rejects.toThrow('no network')
    scope.fetch.mockImplementation(async () => Response.json({ code: 200, data: { badge: 0 } }))
    const note = { silent: true, close: vi.fn() }
    scope.registration.getNotifications.mockResolvedValue([note])
    await worker.happen('sync', { tag: 'replies-1' })
    expect(new Set(sent().map(([, { local_id }]) => local_id)).size).toBe(1)
    expect([worker.waiting.rows.size, note.close.mock.calls.length]).toEqual([0, 1])
  })

  it('says that a reply was refused, which stays for its member', async () => {
    scope.fetch.mockImplementation(async () => Response.json({ code: 5001, data: null }))
    await press('reply', 'yes')
    expect(shown()).toEqual([['Ana', 'Not sent', true]])
    expect([...worker.waiting.rows.values()]).toMatchObject([{ code: 5001 }])
    await worker.happen('sync', { tag: 'replies-1' })
    expect(scope.fetch).toHaveBeenCalledTimes(1)
  })

  it('promises nothing where nothing can wait', async () => {
    scope.fetch.mockRejectedValue(new TypeError('no network'))
    worker.waiting.replies.add = async () => false
    await press('reply', 'yes')
    expect(shown()).toEqual([['Ana', 'Not sent', true]])
  })

  it.each([[undefined], [''], [' ']])('opens the chat to write in where the browser has no field: %j', async (text) => {
    await press('reply', text)
    expect(scope.clients.openWindow).toHaveBeenCalledWith('https://app.example/#/pagesA/chat/msg?friend_idx=1&write=0')
    expect(scope.fetch).not.toHaveBeenCalled()
  })

  it('marks as read, and leaves the notification where that did not work', async () => {
    scope.fetch.mockImplementation(async () => Response.json({ code: 200, data: { badge: 0 } }))
    await press('read')
    expect([sent(), shown()]).toEqual([[[readPath, { key: actions.key }]], []])
    scope.fetch.mockRejectedValue(new TypeError('no network'))
    await press('read')
    expect(shown()).toEqual([['Ana', 'hello', true]])
  })

  it('travels by the paths of its rows', () =>
    expect([replyPath, readPath]).toEqual([pushCalls.replyPush.path, pushCalls.readPush.path]))
})
