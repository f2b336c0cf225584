import { useEffect } from 'react'
import { recordError } from '../../../../platform/server/request-log.ts'

/** Keeps the screen lit while `isWanted`, where the browser can. */
export const useWakeLock = (isWanted: boolean): void => {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    const lock = navigator.wakeLock.request('screen')
    // A battery that is low refuses; the film plays all the same.
    lock.catch(recordError)
    return () => void lock.then((held) => held.release()).catch(recordError)
  }, [isWanted])
}
