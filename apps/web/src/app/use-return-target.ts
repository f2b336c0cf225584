import { useEffect, useEffectEvent } from 'react'
import { clearReturnTarget, useReturnTarget } from '../platform/navigation/return-target.ts'
import { parseHash } from '../platform/navigation/router.tsx'

/** Forgets the return target once its screen, or one of the main screens, is open. The way back itself stands in the bar on top. */
export const useArrivalAtReturnTarget = (path: string, isMain: boolean): void => {
  const returnTarget = useReturnTarget()
  const arrive = useEffectEvent((at: string) => {
    if (returnTarget !== null && (isMain || parseHash(returnTarget.address).path === at)) clearReturnTarget()
  })
  // Not while the target is being set, because its own screen is still open: only once another screen opens.
  useEffect(() => arrive(path), [path])
}
