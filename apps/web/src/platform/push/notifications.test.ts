import { pushCalls } from '@cliffhanger/contract/push/calls.ts'
import type { PushNotice } from '@cliffhanger/contract/push/schemas.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listen, renewPath } from './notifications.ts'
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

/** Cache storage of a browser, as far as it is used. */
const fakeCaches = (): CacheStorage => {
  const stored = new Map<string, Response>()
  const put = async (key: string, response: Response) => void stored.set(key, response)
  return {
    open: async () => ({ put }),
    match: async (key: string) => stored.get(key)?.clone(),
  } as unknown as CacheStorage
}

const newSubscription = {
  toJSON: () => ({ endpoint: 'https://push.example/new', keys: { p256dh: 'new-key', auth: 'new-auth' } }),
} as unknown as PushSubscription

let pages: WindowClient[]
let listeners: Map<string, (event: unknown) => void>
let scope: {
  registration: { showNotification: ReturnType<typeof vi.fn>; pushManager: { subscribe: ReturnType<typeof vi.fn> } }
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
  pages = []
  listeners = new Map()
  scope = {
    registration: {
      showNotification: vi.fn(async () => undefined),
      pushManager: { subscribe: vi.fn(async () => newSubscription) },
    },
    clients: { matchAll: async () => pages, openWindow: vi.fn(async () => undefined) },
    navigator: { setAppBadge: vi.fn(async () => undefined), clearAppBadge: vi.fn(async () => undefined) },
    caches: fakeCaches(),
    fetch: vi.fn(async () => Response.json({ code: 200 })),
  }
  const location = { origin: 'https://app.example' }
  const addEventListener = (name: string, heard: (event: unknown) => void) => void listeners.set(name, heard)
  listen({ ...scope, location, addEventListener } as unknown as WorkerScope)
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
