import { pushCalls } from '@cliffhanger/contract/push/calls.ts'
import { create } from 'zustand'
import { call } from '../server/client.ts'
import { apiBase } from '../server/endpoints.ts'
import { currentUser } from '../session/session.ts'
import { readStoredJson, writeStored } from '../storage/storage.ts'
import { forgetSubscription, saveSubscription } from './stored-subscription.ts'

/** `blocked`: the member refused it, and only the browser's own settings can take that back. `absent`: this browser has no
 *  Web Push, or has it only for an app on the home screen. */
export type PushState = 'on' | 'off' | 'blocked' | 'absent'

const useStore = create<{ readonly state: PushState }>(() => ({ state: 'off' }))

/** Whether this device is told of messages while the page is closed. */
export const usePushState = (): PushState => useStore(({ state }) => state)
export const isPushOn = (): boolean => useStore.getState().state === 'on'

const show = (state: PushState): void => useStore.setState({ state })

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number')

/** Members who asked for it on this device: signing in again brings it back. */
const wanting = (): readonly number[] => readStoredJson('push', isIds) ?? []

const want = (isWanted: boolean): void => {
  const userId = currentUser()?.user_id
  const others = wanting().filter((id) => id !== userId)
  writeStored('push', JSON.stringify(isWanted && userId !== undefined ? [...others, userId] : others))
}

/** The offline shell's registration; undefined where the browser cannot push through it. */
const registrationOf = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
    ? navigator.serviceWorker.getRegistration()
    : undefined

const isSameKey = (subscription: PushSubscription, publicKey: string): boolean => {
  const key = subscription.options.applicationServerKey
  const text = btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === publicKey
}

/** Subscribes with the key of the platform and tells the server; the same subscription again is harmless. */
const subscribe = async ({ pushManager }: ServiceWorkerRegistration): Promise<void> => {
  const { public_key: publicKey } = await call(pushCalls.getPushKey, {})
  const known = await pushManager.getSubscription()
  const isUsable = known !== null && isSameKey(known, publicKey)
  if (known && !isUsable) await known.unsubscribe()
  const subscription = isUsable
    ? known
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  await call(pushCalls.subscribePush, { endpoint, p256dh, auth })
  await saveSubscription(caches, { apiBase: apiBase(), publicKey, endpoint, auth })
}

/** Asks for the permission and subscribes: call it in the press that wants it, because browsers accept no other gesture. */
export const turnPushOn = async (): Promise<void> => {
  // Nothing may be awaited before the question.
  const permission = 'Notification' in globalThis ? await Notification.requestPermission() : 'default'
  const registration = await registrationOf()
  if (!registration) return show('absent')
  if (permission !== 'granted') return show(permission === 'denied' ? 'blocked' : 'off')
  await subscribe(registration)
  want(true)
  show('on')
}

/** Ends it for this device, on the server first: a browser that is only unsubscribed here would be told in vain. */
export const turnPushOff = async (): Promise<void> => {
  await call(pushCalls.unsubscribePush, {})
  want(false)
  await dropPush()
}

/** Lets go of the subscription of this browser; the server notices, or knows by the end of the session. */
export const dropPush = async (): Promise<void> => {
  const registration = await registrationOf()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  if ('caches' in globalThis) await forgetSubscription(caches)
  show('off')
}

/** Finds out how things stand, and subscribes again where the member wanted it: addresses of browsers change, and the server
 *  forgets those that failed. */
export const resumePush = async (): Promise<void> => {
  const registration = await registrationOf()
  if (!registration) return show('absent')
  if (Notification.permission === 'denied') return show('blocked')
  const userId = currentUser()?.user_id
  if (Notification.permission !== 'granted' || userId === undefined || !wanting().includes(userId)) return show('off')
  await subscribe(registration)
  show('on')
}
