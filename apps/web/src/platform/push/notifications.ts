import type { PushActions, PushNotice } from '@cliffhanger/contract/push/schemas.ts'
import { showAppBadge } from './app-badge.ts'
import { type ActedOn, actionNames, markRead, reply, sendWaiting } from './notification-actions.ts'
import type { Replies } from './replies.ts'
import { readSubscription, saveSubscription } from './stored-subscription.ts'
import type { ClickedNotification, WorkerScope } from './worker-scope.ts'

/** What the worker says to a page: the member tapped a notification that leads there. */
export interface OpenLink {
  readonly kind: 'open-link'
  readonly link: string
}

/** Path of the call `renewPush`, which the worker makes itself: the transport and its tokens live in pages. */
export const renewPath = '/api/v6/Push/renew'

/** Shows notifications, does what is done from them, opens what they lead to, and keeps the subscription alive. */
export const listen = (scope: WorkerScope, replies: Replies): void => {
  scope.addEventListener('push', (event) => {
    const notice = noticeIn(event.data)
    if (notice) event.waitUntil(show(scope, notice))
  })
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(act(scope, replies, event))
  })
  scope.addEventListener('sync', (event) => event.waitUntil(sendWaiting(scope, replies, event.tag)))
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(scope, event.newSubscription)))
}

/** The server's words; undefined where they are something else. */
const noticeIn = (data: { json(): unknown } | null): PushNotice | undefined => {
  try {
    const value = data?.json()
    return isNotice(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isNotice = (value: unknown): value is PushNotice =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  'body' in value &&
  'link' in value &&
  'tag' in value

/** What of notifications is not part of the typed DOM: without `renotify`, a newer message under the same tag comes without a sound; a button of
 *  type `text` is a field where the browser has one. */
type Options = NotificationOptions & {
  readonly renotify: boolean
  readonly actions?: readonly {
    readonly action: string
    readonly title: string
    readonly type?: 'text'
    readonly placeholder?: string
  }[]
}

/** The buttons of a notification; a reply first, where one is possible. */
const buttonsOf = ({ read, reply: words }: PushActions): NonNullable<Options['actions']> => [
  ...(words ? [{ action: actionNames.reply, type: 'text' as const, title: words.label, placeholder: words.hint }] : []),
  { action: actionNames.read, title: read },
]

const isActedOn = (data: unknown): data is ActedOn =>
  typeof data === 'object' && data !== null && 'actions' in data && typeof data.actions === 'object'

/** Does what was pressed. A reply without words, where the browser has no field, is written in the app. */
const act = async (
  scope: WorkerScope,
  replies: Replies,
  { action, reply: text, notification }: { action?: string; reply?: string | null; notification: ClickedNotification },
): Promise<void> => {
  const { data } = notification
  if (typeof data?.link !== 'string') return
  const written = text?.trim() ?? ''
  if (!isActedOn(data) || (action !== actionNames.reply && action !== actionNames.read))
    return openLink(scope, data.link)
  if (action === actionNames.read) {
    if (await markRead(scope, data)) return
    // It was not read: the notification stays.
    const { title, body, icon, tag } = notification
    return scope.registration.showNotification(title, { body, icon, tag, silent: true, data })
  }
  if (written === '') return openLink(scope, `${data.link}&write=${data.actions.ref_msg_id}`)
  await reply(scope, replies, notification, { ...data, text: written })
}

const show = async ({ registration, clients, location, navigator }: WorkerScope, notice: PushNotice): Promise<void> => {
  // The icon may have no count where the app is not installed; the notification comes all the same.
  await Promise.allSettled([showAppBadge(navigator, notice.badge)])
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  // A page somebody looks at shows the message itself.
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return
  const options: Options = {
    body: notice.body,
    tag: notice.tag,
    silent: notice.silent === 1,
    renotify: notice.silent === 0,
    icon: new URL(notice.icon || '/icons/icon-192.png', location.origin).href,
    badge: '/icons/icon-192.png',
    ...(notice.actions && { actions: buttonsOf(notice.actions) }),
    data: { link: notice.link, ...(notice.actions && { actions: notice.actions }) },
  }
  await registration.showNotification(notice.title, options)
}

/** Leads an open page there, or opens one. Only to places of our own. */
const openLink = async ({ clients, location }: WorkerScope, link: string): Promise<void> => {
  const url = new URL(link, location.origin)
  if (url.origin !== location.origin) return
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0]
  if (!page) {
    await clients.openWindow(url.href)
    return
  }
  await page.focus()
  page.postMessage({ kind: 'open-link', link: url.hash } satisfies OpenLink, [])
}

/** The push service gave this browser a new address: tells the server, which knows it by the old one. What fails here is made
 *  good when the app is opened next. */
const renew = async (scope: WorkerScope, given?: PushSubscription | null): Promise<void> => {
  const old = await readSubscription(scope.caches)
  if (!old) return
  const subscription =
    given ??
    (await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: old.publicKey }))
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  const response = await scope.fetch(old.apiBase + renewPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ old_endpoint: old.endpoint, old_auth: old.auth, endpoint, p256dh, auth }),
  })
  const { code }: { code?: number } = await response.json()
  if (code === 200) await saveSubscription(scope.caches, { ...old, endpoint, auth })
}
