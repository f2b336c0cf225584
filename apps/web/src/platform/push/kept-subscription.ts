/** What the service worker must know to renew the subscription while no page is open; local storage is closed to it. */
export interface KeptSubscription {
  /** Address of the API node; '' = the origin of the page. */
  readonly apiBase: string
  readonly publicKey: string
  readonly endpoint: string
  readonly auth: string
}

const cacheName = 'push-subscription'
const cacheKey = '/push-subscription'

const isKept = (value: unknown): value is KeptSubscription =>
  typeof value === 'object' &&
  value !== null &&
  ['apiBase', 'publicKey', 'endpoint', 'auth'].every((name) => name in value)

export const keepSubscription = async (caches: CacheStorage, kept: KeptSubscription): Promise<void> =>
  (await caches.open(cacheName)).put(cacheKey, Response.json(kept))

/** The subscription as it was kept last, or undefined. */
export const readSubscription = async (caches: CacheStorage): Promise<KeptSubscription | undefined> => {
  const value: unknown = await (await caches.match(cacheKey, { cacheName }))?.json()
  return isKept(value) ? value : undefined
}

export const forgetSubscription = async (caches: CacheStorage): Promise<void> => {
  await caches.delete(cacheName)
}
