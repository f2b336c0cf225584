import { pushCalls } from '@cliffhanger/contract/push/calls.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renewPath } from './notifications.ts'
import { readSubscription, saveSubscription } from './stored-subscription.ts'
import { newSubscription, notice, startWorker } from './testing.ts'

let worker: ReturnType<typeof startWorker>
let scope: (typeof worker)['scope']
beforeEach(() => {
  worker = startWorker()
  scope = worker.scope
})

describe('a push', () => {
  it('is shown in the place of an older one of its chat, and counted on the icon', async () => {
    worker.newPage('hidden')
    await worker.push(notice)
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
    await worker.push({ ...notice, silent: 1, badge: 0, icon: '' })
    expect(scope.registration.showNotification.mock.calls[0]?.[1]).toMatchObject({
      silent: true,
      renotify: false,
      icon: 'https://app.example/icons/icon-192.png',
    })
    expect(scope.navigator.clearAppBadge).toHaveBeenCalled()
  })

  it('is left to a page somebody looks at', async () => {
    worker.newPage('hidden')
    worker.newPage('visible')
    await worker.push(notice)
    expect(scope.registration.showNotification).not.toHaveBeenCalled()
  })

  it.each([null, 'text', {}])('says nothing where it is %j', async (data) => {
    await worker.push(data)
    await worker.happen('push', { data: null })
    expect(scope.registration.showNotification).not.toHaveBeenCalled()
  })
})

describe('a tap on a notification', () => {
  const tap = async (link: string) => {
    const notification = { close: vi.fn(), data: { link } }
    await worker.happen('notificationclick', { notification })
    expect(notification.close).toHaveBeenCalled()
  }

  it('brings an open page to the chat, best the one that is seen', async () => {
    const [hidden, visible] = [worker.newPage('hidden'), worker.newPage('visible')]
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
    await worker.happen('pushsubscriptionchange', {})
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
    await worker.happen('pushsubscriptionchange', { newSubscription })
    expect(scope.fetch).not.toHaveBeenCalled()
    await saveSubscription(scope.caches, old)
    scope.fetch.mockImplementation(async () => Response.json({ code: 4002 }))
    await worker.happen('pushsubscriptionchange', { newSubscription })
    expect(await readSubscription(scope.caches)).toEqual(old)
  })

  it('travels by the path of its row', () => expect(renewPath).toBe(pushCalls.renewPush.path))
})
