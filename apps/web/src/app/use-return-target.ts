import { useEffect, useEffectEvent } from 'react'
import { clearReturnTarget, useReturnTarget } from '../platform/navigation/return-target.ts'
import { parseHash } from '../platform/navigation/router.tsx'
import { laterPart } from '../ui/feedback/later-part.tsx'

const ReturnBar = laterPart(async () => (await import('./return-bar.tsx')).ReturnBar)

interface ReturnLinkProps {
  readonly path: string
  /** One of the main screens: opening one clears the return target. */
  readonly isMain: boolean
}

/** The link back to the return target; arriving there clears it. */
export const ReturnLink = ({ path, isMain }: ReturnLinkProps) => {
  const returnTarget = useReturnTarget()
  const isOverAt = (at: string) => returnTarget !== null && (isMain || parseHash(returnTarget.address).path === at)
  const arrive = useEffectEvent((at: string) => {
    if (isOverAt(at)) clearReturnTarget()
  })
  // Not while the target is being set, because its own screen is still open: only once another screen opens.
  useEffect(() => arrive(path), [path])
  return returnTarget && !isOverAt(path) ? <ReturnBar returnTarget={returnTarget} /> : null
}
