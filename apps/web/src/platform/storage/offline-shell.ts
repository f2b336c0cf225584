import { recordError } from '../server/request-log.ts'

/** Keeps the program on the device so that it opens without a network. Only where the browser offers it: https or localhost. */
export const registerOfflineShell = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/sw.js').catch(recordError)
}

/** How long a new version may take to arrive before the page is loaded anew without it. */
const installPatienceMs = 30_000

/** Resolves when a worker is installed, gave up, or took too long. */
const settled = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, installPatienceMs)
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installing') return
      clearTimeout(timer)
      resolve()
    })
  })

/** Fetches the newest version, lets it take over, and starts it. Rejects where it cannot be fetched. */
export const startNewestVersion = async (): Promise<void> => {
  const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined
  await registration?.update()
  if (registration?.installing) await settled(registration.installing)
  if (registration?.waiting) {
    const taken = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    })
    registration.waiting.postMessage({ type: 'SKIP_WAITING' }, [])
    await taken
  }
  location.reload()
}
