import '../../testing/browser.ts'
import { pushCalls } from '@cliffhanger/contract/push/calls.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { exampleUser } from '../../testing/examples.ts'
import { FakeServer } from '../../testing/fake-server.ts'

const publicKey = Buffer.from([4, 250, 251]).toString('base64url')

/** A browser that pushes. */
const browser = {
  permission: 'default' as NotificationPermission,
  subscription: null as PushSubscription | null,
  made: 0,
}

const newSubscription = (key: string): PushSubscription => {
  const number = ++browser.made
  return {
    options: { applicationServerKey: new Uint8Array(Buffer.from(key, 'base64url')).buffer },
    toJSON: () => ({ endpoint: `https://push.example/${number}`, keys: { p256dh: 'key', auth: 'auth' } }),
    unsubscribe: async () => {
      browser.subscription = null
      return true
    },
  } as unknown as PushSubscription
}

const registration = {
  pushManager: {
    getSubscription: async () => browser.subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      browser.subscription = newSubscription(applicationServerKey)
      return browser.subscription
    },
  },
}

const load = async () => ({
  push: await import('./subscription.ts'),
  session: await import('../session/session.ts'),
  storage: await import('../storage/storage.ts'),
})
let app: Awaited<ReturnType<typeof load>>
let server: FakeServer
const stored = new Map<string, unknown>()

beforeAll(async () => {
  vi.stubGlobal('PushManager', () => undefined)
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission
    },
    requestPermission: async () => browser.permission,
  })
  vi.stubGlobal('caches', {
    open: async () => ({ put: async (key: string, response: Response) => stored.set(key, await response.json()) }),
    delete: async () => stored.clear(),
  })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration },
  })
  app = await load()
})
afterAll(() => vi.unstubAllGlobals())

beforeEach(() => {
  browser.permission = 'granted'
  browser.subscription = null
  browser.made = 0
  stored.clear()
  app.storage.removeStored('push')
  app.session.storeSession({ accessToken: 'a', refreshToken: 'r', user: exampleUser })
  server = new FakeServer()
  server.answer(pushCalls.getPushKey, () => ({ public_key: publicKey }))
  server.answer(pushCalls.subscribePush, () => ({}))
  server.answer(pushCalls.unsubscribePush, () => ({}))
})

const notified = () => server.requested(pushCalls.subscribePush)
const first = { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'auth' }

describe('notifications of this device', () => {
  it('begin with a press, a permission and a subscription the server knows', async () => {
    await app.push.turnPushOn()
    expect(app.push.isPushOn()).toBe(true)
    expect(notified()).toEqual([first])
    expect([...stored.values()]).toEqual([{ apiBase: '', publicKey, endpoint: first.endpoint, auth: 'auth' }])
  })

  it('stay off where the member refuses', async () => {
    browser.permission = 'denied'
    await app.push.turnPushOn()
    expect(app.push.isPushOn()).toBe(false)
    expect(server.heard).toEqual([])
  })

  it('are not on where the server did not hear of it', async () => {
    await app.push.resumePush()
    server.refuse(pushCalls.subscribePush, 4000)
    await expect(app.push.turnPushOn()).rejects.toThrow('no')
    expect(app.push.isPushOn()).toBe(false)
  })

  it('end on the server and here', async () => {
    await app.push.turnPushOn()
    await app.push.turnPushOff()
    expect(server.requested(pushCalls.unsubscribePush)).toHaveLength(1)
    expect([browser.subscription, app.push.isPushOn(), stored.size]).toEqual([null, false, 0])
    await app.push.resumePush()
    expect(app.push.isPushOn()).toBe(false)
  })

  it('come back with the member who wanted them, and with nobody else', async () => {
    await app.push.turnPushOn()
    await app.push.dropPush()
    app.session.storeSession({ accessToken: 'b', refreshToken: 'r', user: { ...exampleUser, user_id: 8 } })
    await app.push.resumePush()
    expect([browser.subscription, app.push.isPushOn()]).toEqual([null, false])
    app.session.storeSession({ accessToken: 'a', refreshToken: 'r', user: exampleUser })
    await app.push.resumePush()
    expect(app.push.isPushOn()).toBe(true)
    expect(notified()).toEqual([first, { ...first, endpoint: 'https://push.example/2' }])
  })

  it('are subscribed anew where the platform has another key', async () => {
    await app.push.turnPushOn()
    await app.push.resumePush()
    expect(browser.made).toBe(1)
    server.answer(pushCalls.getPushKey, () => ({ public_key: Buffer.from([4, 1]).toString('base64url') }))
    await app.push.resumePush()
    expect(browser.made).toBe(2)
  })

  it('do not come back without the permission', async () => {
    await app.push.turnPushOn()
    browser.permission = 'denied'
    await app.push.resumePush()
    expect(app.push.isPushOn()).toBe(false)
  })
})
