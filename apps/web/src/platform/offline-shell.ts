import { recordFault } from './request-log.ts'

/** Keeps the program on the device so that it opens without a network. Only where the browser offers it: https or localhost. */
export const registerOfflineShell = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/sw.js').catch(recordFault)
}

/** Lets the newest version take over and starts it. */
export const startNewestVersion = async (): Promise<void> => {
  const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined
  await registration?.update()
  registration?.waiting?.postMessage({ type: 'SKIP_WAITING' })
  location.reload()
}
