import type { PushActions } from '@cliffhanger/contract/push/schemas.ts'
import { showAppBadge } from './app-badge.ts'
import type { Replies, RepliesChanged, WaitingReply } from './replies.ts'
import { readSubscription } from './stored-subscription.ts'
import type { WorkerScope } from './worker-scope.ts'

/** Paths of the calls `replyPush` and `readPush`. */
export const replyPath = '/api/v6/Push/reply'
export const readPath = '/api/v6/Push/read'

/** Names of the buttons of a notification. */
export const actionNames = { reply: 'reply', read: 'read' } as const

/** No answer of the server's: there is no network, or something else answered. */
const noCode = 0
const successCode = 200

/** What a notification of a message carries for what is done from it. */
export interface ActedOn {
  readonly link: string
  readonly actions: PushActions
}

/** Tag of the work that is left for when there is a network. */
const syncName = 'replies-'

const showBadge = ({ navigator }: WorkerScope, data: unknown): Promise<unknown> => {
  const badge = typeof data === 'object' && data !== null && 'badge' in data ? Number(data.badge) : 0
  return Promise.allSettled([showAppBadge(navigator, badge)])
}

/** Makes a call with the right of the notification; answers its code, and rejects without a network. */
const post = async (scope: WorkerScope, path: string, body: object): Promise<number> => {
  const { apiBase = '' } = (await readSubscription(scope.caches)) ?? {}
  const response = await scope.fetch(apiBase + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { code = noCode, data }: { code?: number; data?: unknown } = await response.json()
  if (code === successCode) await showBadge(scope, data)
  return code
}

const sendReply = (scope: WorkerScope, { key, localId, contentText }: WaitingReply): Promise<number> =>
  post(scope, replyPath, { key, local_id: localId, content_text: contentText })

const notifyPages = async ({ clients }: WorkerScope): Promise<void> => {
  for (const page of await clients.matchAll({ type: 'window', includeUncontrolled: true }))
    page.postMessage({ kind: 'replies-changed' } satisfies RepliesChanged, [])
}

/** Says in the place of the notification what became of the reply; a tap leads to where it stands. */
const say = (
  scope: WorkerScope,
  notification: Pick<Notification, 'title' | 'icon' | 'tag'>,
  body: string,
  link: string,
) =>
  scope.registration.showNotification(notification.title, {
    body,
    tag: notification.tag,
    silent: true,
    icon: notification.icon,
    badge: '/icons/icon-192.png',
    data: { link },
  })

/** S-150: sends what was written in a notification. It waits where the app sends from until the server has it, so that it is sent once, and later
 *  where there is no network. */
export const reply = async (
  scope: WorkerScope,
  replies: Replies,
  notification: Pick<Notification, 'title' | 'icon' | 'tag'>,
  { text, link, actions }: ActedOn & { readonly text: string },
): Promise<void> => {
  const { key, user_id, target_id, ref_msg_id } = actions
  const { tag } = notification
  const written = { localId: crypto.randomUUID(), contentText: replies.contentOf(text), tag }
  const isStored = await replies.add({ ...written, key, user_id, target_id, ref_msg_id }).catch(() => false)
  const code = await sendReply(scope, { ...written, key }).catch(() => noCode)
  if (code === successCode) {
    if (isStored) await replies.remove(user_id, written.localId)
    return
  }
  const waits = isStored && replies.mayPass(code)
  if (waits) await scope.registration.sync?.register(`${syncName}${user_id}`).catch(() => undefined)
  else if (isStored) await replies.refuse(user_id, written.localId, code)
  await notifyPages(scope)
  const words = waits ? actions.reply?.waits : actions.reply?.failed
  await say(scope, notification, words ?? '', link)
}

/** The network is back: sends what waits, and takes away the notifications that say so. Rejects while it cannot, so that the browser asks again. */
export const sendWaiting = async (scope: WorkerScope, replies: Replies, tag: string): Promise<void> => {
  if (!tag.startsWith(syncName)) return
  const userId = Number(tag.slice(syncName.length))
  for (const waiting of await replies.list(userId)) {
    const code = await sendReply(scope, waiting)
    if (code !== successCode && replies.mayPass(code)) throw new Error(`not yet: ${code}`)
    if (code === successCode) await replies.remove(userId, waiting.localId)
    else await replies.refuse(userId, waiting.localId, code)
    for (const notification of await scope.registration.getNotifications({ tag: waiting.tag }))
      if (notification.silent) notification.close()
  }
  await notifyPages(scope)
}

/** S-150: marks what a notification is of as read; false where that did not work. */
export const markRead = async (scope: WorkerScope, { actions }: ActedOn): Promise<boolean> =>
  (await post(scope, readPath, { key: actions.key }).catch(() => noCode)) === successCode
