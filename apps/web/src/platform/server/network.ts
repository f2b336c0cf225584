import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** Whether the device says it has a network; a server may still be out of reach. */
export const isOnline = (): boolean => navigator.onLine

export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, isOnline)

/** Resolves as soon as the device has a network (S-8). */
export const waitForNetwork = (): Promise<void> =>
  new Promise((resolve) => {
    if (isOnline()) resolve()
    else addEventListener('online', () => resolve(), { once: true })
  })
