/** What the service worker must know to renew the subscription while no page is open; local storage is closed to it. */
export interface StoredSubscription {
  /** Address of the API node; '' = the origin of the page. */
  readonly apiBase: string
  readonly publicKey: string
  readonly endpoint: string
  readonly auth: string
}

const cacheName = 'push-subscription'
const cacheKey = '/push-subscription'

const isStored = (value: unknown): value is StoredSubscription =>
  typeof value === 'object' &&
  value !== null &&
  ['apiBase', 'publicKey', 'endpoint', 'auth'].every((name) => name in value)

export const saveSubscription = async (caches: CacheStorage, stored: StoredSubscription): Promise<void> =>
  (await caches.open(cacheName)).put(cacheKey, Response.json(stored))

/** The subscription as it was kept last, or undefined. */
export const readSubscription = async (caches: CacheStorage): Promise<StoredSubscription | undefined> => {
  const value: unknown = await (await caches.match(cacheKey, { cacheName }))?.json()
  return isStored(value) ? value : undefined
}

export const forgetSubscription = async (caches: CacheStorage): Promise<void> => {
  await caches.delete(cacheName)
}
