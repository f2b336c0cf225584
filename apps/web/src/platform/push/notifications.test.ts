import { pushCalls } from '@cliffhanger/contract/push/calls.ts'
import type { PushNotice } from '@cliffhanger/contract/push/schemas.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readPath, replyPath } from './notification-actions.ts'
import { listen, renewPath } from './notifications.ts'
import type { Replies } from './replies.ts'
import { readSubscription, saveSubscription } from './stored-subscription.ts'
import type { WindowClient, WorkerScope } from './worker-scope.ts'

const notice: PushNotice = {
  type: 'private_msg',
  title: 'Ana',
  body: 'hello',
  icon: '/public/a.svg',
  link: '/#/pagesA/chat/msg?friend_idx=1',
  badge: 3,
  tag: 'p_1_2',
  silent: 0,
}

const actions = {
  ...{ key: 'key-of-the-notification', user_id: 1, target_id: 2, ref_msg_id: 0, read: 'Mark as read' },
  reply: { label: 'Reply', hint: 'Message', waits: 'Sent later', failed: 'Not sent' },
}

/** Cache storage of a browser, as far as it is used. */
const fakeCaches = (): CacheStorage => {
  const stored = new Map<string, Response>()
  const put = async (key: string, response: Response) => void stored.set(key, response)
  return {
    open: async () => ({ put }),
    match: async (key: string) => stored.get(key)?.clone(),
  } as unknown as CacheStorage
}

/** What waits on a device of one member, by its id. */
const fakeReplies = () => {
  const rows = new Map<string, { key: string; localId: string; contentText: string; tag: string; code?: number }>()
  const replies: Replies = {
    contentOf: (text) => `[${text}]`,
    mayPass: (code) => code === 0 || code === 4006,
    add: async (row) => rows.set(row.localId, row) === rows,
    list: async () => [...rows.values()].filter(({ code }) => code === undefined),
    remove: async (_userId, localId) => void rows.delete(localId),
    refuse: async (_userId, localId, code) => {
      const row = rows.get(localId)
      if (row) rows.set(localId, { ...row, code })
    },
  }
  return { rows, replies }
}

const newSubscription = {
  toJSON: () => ({ endpoint: 'https://push.example/new', keys: { p256dh: 'new-key', auth: 'new-auth' } }),
} as unknown as PushSubscription

let waiting: ReturnType<typeof fakeReplies>
let replies: Replies
let pages: WindowClient[]
let listeners: Map<string, (event: unknown) => void>
let scope: {
  registration: {
    showNotification: ReturnType<typeof vi.fn>
    getNotifications: ReturnType<typeof vi.fn>
    pushManager: { subscribe: ReturnType<typeof vi.fn> }
    sync: { register: ReturnType<typeof vi.fn> }
  }
  clients: { matchAll: () => Promise<WindowClient[]>; openWindow: ReturnType<typeof vi.fn> }
  navigator: { setAppBadge: ReturnType<typeof vi.fn>; clearAppBadge: ReturnType<typeof vi.fn> }
  caches: CacheStorage
  fetch: ReturnType<typeof vi.fn>
}

const newPage = (visibilityState: DocumentVisibilityState) => {
  const page = { visibilityState, focus: vi.fn(async () => undefined), postMessage: vi.fn() }
  pages.push(page)
  return page
}

beforeEach(() => {
  waiting = fakeReplies()
  replies = waiting.replies
  pages = []
  listeners = new Map()
  scope = {
    registration: {
      showNotification: vi.fn(async () => undefined),
      getNotifications: vi.fn(async () => []),
      sync: { register: vi.fn(async () => undefined) },
      pushManager: { subscribe: vi.fn(async () => newSubscription) },
    },
    clients: { matchAll: async () => pages, openWindow: vi.fn(async () => undefined) },
    navigator: { setAppBadge: vi.fn(async () => undefined), clearAppBadge: vi.fn(async () => undefined) },
    caches: fakeCaches(),
    fetch: vi.fn(async () => Response.json({ code: 200 })),
  }
  const location = { origin: 'https://app.example' }
  const addEventListener = (name: string, heard: (event: unknown) => void) => void listeners.set(name, heard)
  listen({ ...scope, location, addEventListener } as unknown as WorkerScope, replies)
})

/** Lets something happen to the worker and waits for what it does. */
const happen = async (name: string, event: object): Promise<void> => {
  const works: Promise<unknown>[] = []
  listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) })
  await Promise.all(works)
}

const push = (data: unknown) => happen('push', { data: { json: () => data } })

describe('a push', () => {
  it('is shown in the place of an older one of its chat, and counted on the icon', async () => {
    newPage('hidden')
    await push(notice)
    expect(scope.registration.showNotification).toHaveBeenCalledWith('Ana', {
      body: 'hello',
      tag: 'p_1_2',
      silent: false,
      renotify: true,
      icon: 'https://app.example/public/a.svg',
      badge: '/icons/icon-192.png',
      data: { link: notice.link },
    })
    expect(scope.navigator.setAppBadge).toHaveBeenCalledWith(3)
  })

  it('is silent where the member wants no sound; without unread messages the icon has no count', async () => {
    await push({ ...notice, silent: 1, badge: 0, icon: '' })
    expect(scope.registration.showNotification.mock.calls[0]?.[1]).toMatchObject({
      silent: true,
      renotify: false,
      icon: 'https://app.example/icons/icon-192.png',
    })
    expect(scope.navigator.clearAppBadge).toHaveBeenCalled()
  })

  it('is left to a page somebody looks at', async () => {
    newPage('hidden')
    newPage('visible')
    await push(notice)
    expect(scope.registration.showNotification).not.toHaveBeenCalled()
  })

  it.each([null, 'text', {}])('says nothing where it is %j', async (data) => {
    await push(data)
    await happen('push', { data: null })
    expect(scope.registration.showNotification).not.toHaveBeenCalled()
  })
})

describe('a tap on a notification', () => {
  const tap = async (link: string) => {
    const notification = { close: vi.fn(), data: { link } }
    await happen('notificationclick', { notification })
    expect(notification.close).toHaveBeenCalled()
  }

  it('brings an open page to the chat, best the one that is seen', async () => {
    const [hidden, visible] = [newPage('hidden'), newPage('visible')]
    await tap(notice.link)
    expect(visible.focus).toHaveBeenCalled()
    expect(visible.postMessage).toHaveBeenCalledWith({ kind: 'open-link', link: '#/pagesA/chat/msg?friend_idx=1' }, [])
    expect(hidden.focus).not.toHaveBeenCalled()
    expect(scope.clients.openWindow).not.toHaveBeenCalled()
  })

  it('opens the app where no page is open', async () => {
    await tap(notice.link)
    expect(scope.clients.openWindow).toHaveBeenCalledWith('https://app.example/#/pagesA/chat/msg?friend_idx=1')
  })

  it('leads nowhere else', async () => {
    await tap('https://elsewhere.example/#/pagesA/chat/msg')
    expect(scope.clients.openWindow).not.toHaveBeenCalled()
  })
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
    await happen('notificationclick', { notification, action, reply: text })
    expect(notification.close).toHaveBeenCalled()
  }
  const sent = () => scope.fetch.mock.calls.map(([url, { body }]) => [url, JSON.parse(body)])
  const shown = () =>
    scope.registration.showNotification.mock.calls.map(([title, { body, silent }]) => [title, body, silent])

  it('is there for a reply, where one is possible, and to mark as read', async () => {
    await push({ ...notice, actions })
    await push({ ...notice, actions: { ...actions, reply: undefined } })
    const [both, one] = scope.registration.showNotification.mock.calls.map(([, options]) => options.actions)
    const read = { action: 'read', title: 'Mark as read' }
    expect(both).toEqual([{ action: 'reply', type: 'text', title: 'Reply', placeholder: 'Message' }, read])
    expect(one).toEqual([read])
  })

  it('sends a reply, which waits until the server has it', async () => {
    scope.fetch.mockImplementation(async () => {
      expect(waiting.rows.size).toBe(1)
      return Response.json({ code: 200, data: { badge: 2 } })
    })
    await press('reply', ' yes ')
    expect(sent()).toEqual([
      [replyPath, { key: actions.key, local_id: expect.stringMatching(/^[\da-f-]{36}$/), content_text: '[yes]' }],
    ])
    expect([waiting.rows.size, shown()]).toEqual([0, []])
    expect(scope.navigator.setAppBadge).toHaveBeenCalledWith(2)
    expect(scope.clients.openWindow).not.toHaveBeenCalled()
  })

  it('says without a network that the reply is sent later, and sends it then under the same id', async () => {
    const page = newPage('hidden')
    scope.fetch.mockRejectedValue(new TypeError('no network'))
    await press('reply', 'yes')
    expect(shown()).toEqual([['Ana', 'Sent later', true]])
    expect(scope.registration.sync.register).toHaveBeenCalledWith('replies-1')
    expect(page.postMessage).toHaveBeenCalledWith({ kind: 'replies-changed' }, [])
    await expect(happen('sync', { tag: 'replies-1' })).rejects.toThrow('no network')
    scope.fetch.mockImplementation(async () => Response.json({ code: 200, data: { badge: 0 } }))
    const note = { silent: true, close: vi.fn() }
    scope.registration.getNotifications.mockResolvedValue([note])
    await happen('sync', { tag: 'replies-1' })
    expect(new Set(sent().map(([, { local_id }]) => local_id)).size).toBe(1)
    expect([waiting.rows.size, note.close.mock.calls.length]).toEqual([0, 1])
  })

  it('says that a reply was refused, which stays for its member', async () => {
    scope.fetch.mockImplementation(async () => Response.json({ code: 5001, data: null }))
    await press('reply', 'yes')
    expect(shown()).toEqual([['Ana', 'Not sent', true]])
    expect([...waiting.rows.values()]).toMatchObject([{ code: 5001 }])
    await happen('sync', { tag: 'replies-1' })
    expect(scope.fetch).toHaveBeenCalledTimes(1)
  })

  it('promises nothing where nothing can wait', async () => {
    scope.fetch.mockRejectedValue(new TypeError('no network'))
    waiting.replies.add = async () => false
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

describe('a new address of the browser', () => {
  const old = {
    apiBase: 'https://api.example',
    publicKey: 'key',
    endpoint: 'https://push.example/old',
    auth: 'old-auth',
  }

  it('is told to the server by the old one and its secret', async () => {
    await saveSubscription(scope.caches, old)
    await happen('pushsubscriptionchange', {})
    expect(scope.registration.pushManager.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: 'key',
    })
    const [call = []] = scope.fetch.mock.calls
    expect(call[0]).toBe('https://api.example/api/v6/Push/renew')
    const sent = {
      old_endpoint: old.endpoint,
      old_auth: 'old-auth',
      endpoint: 'https://push.example/new',
      p256dh: 'new-key',
      auth: 'new-auth',
    }
    expect(JSON.parse(call[1].body)).toEqual(sent)
    expect(await readSubscription(scope.caches)).toEqual({ ...old, endpoint: sent.endpoint, auth: sent.auth })
  })

  it('stays to be told where the server refuses it; without an old one there is nothing to tell', async () => {
    await happen('pushsubscriptionchange', { newSubscription })
    expect(scope.fetch).not.toHaveBeenCalled()
    await saveSubscription(scope.caches, old)
    scope.fetch.mockImplementation(async () => Response.json({ code: 4002 }))
    await happen('pushsubscriptionchange', { newSubscription })
    expect(await readSubscription(scope.caches)).toEqual(old)
  })

  it('travels by the path of its row', () => expect(renewPath).toBe(pushCalls.renewPush.path))
})
