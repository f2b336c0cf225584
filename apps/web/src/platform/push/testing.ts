import type { PushNotice } from '@cliffhanger/contract/push/schemas.ts'
import { vi } from 'vitest'
import { listen } from './notifications.ts'
import type { Replies } from './replies.ts'
import type { WindowClient, WorkerScope } from './worker-scope.ts'

/** The notification of a message. */
export const notice: PushNotice = {
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

export const newSubscription = {
  toJSON: () => ({ endpoint: 'https://push.example/new', keys: { p256dh: 'new-key', auth: 'new-auth' } }),
} as unknown as PushSubscription

/** A service worker that listens, what waits beside it, and the pages it sees. */
export const startWorker = () => {
  const waiting = fakeReplies()
  const pages: WindowClient[] = []
  const listeners = new Map<string, (event: unknown) => void>()
  const scope = {
    registration: {
      showNotification: vi.fn(),
      getNotifications: vi.fn(),
      sync: { register: vi.fn() },
      pushManager: { subscribe: vi.fn() },
    },
    clients: { matchAll: async () => pages, openWindow: vi.fn() },
    navigator: { setAppBadge: vi.fn(), clearAppBadge: vi.fn() },
    caches: fakeCaches(),
    fetch: vi.fn(),
  }
  scope.registration.showNotification.mockResolvedValue(undefined)
  scope.registration.getNotifications.mockResolvedValue([])
  scope.registration.sync.register.mockResolvedValue(undefined)
  scope.registration.pushManager.subscribe.mockResolvedValue(newSubscription)
  scope.clients.openWindow.mockResolvedValue(undefined)
  scope.navigator.setAppBadge.mockResolvedValue(undefined)
  scope.navigator.clearAppBadge.mockResolvedValue(undefined)
  scope.fetch.mockImplementation(async () => Response.json({ code: 200 }))
  const location = { origin: 'https://app.example' }
  const addEventListener = (name: string, heard: (event: unknown) => void) => void listeners.set(name, heard)
  listen({ ...scope, location, addEventListener } as unknown as WorkerScope, waiting.replies)
  /** Lets something happen to the worker and waits for what it does. */
  const happen = async (name: string, event: object): Promise<void> => {
    const works: Promise<unknown>[] = []
    listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) })
    await Promise.all(works)
  }
  return {
    scope,
    waiting,
    happen,
    push: (data: unknown) => happen('push', { data: { json: () => data } }),
    newPage(visibilityState: DocumentVisibilityState) {
      const page = { visibilityState, focus: vi.fn(async () => undefined), postMessage: vi.fn() }
      pages.push(page)
      return page
    },
  }
}
