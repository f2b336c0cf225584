import { useEffect, useEffectEvent } from 'react'
import { endErrand, useErrand } from '../platform/errand.ts'
import { parseHash } from '../platform/router.tsx'
import { laterPart } from '../ui/later-part.tsx'

const ErrandBar = laterPart(async () => (await import('./errand-bar.tsx')).ErrandBar)

interface ErrandPlaceProps {
  readonly path: string
  /** One of the main screens: who goes there has left the errand. */
  readonly isMain: boolean
}

/** Where the way back from an errand stands; arriving there ends it. */
export const ErrandPlace = ({ path, isMain }: ErrandPlaceProps) => {
  const errand = useErrand()
  const isOverAt = (at: string) => errand !== null && (isMain || parseHash(errand.address).path === at)
  const arrive = useEffectEvent((at: string) => {
    if (isOverAt(at)) endErrand()
  })
  // Not when the errand begins, for that is at its place too: only when another screen is opened.
  useEffect(() => arrive(path), [path])
  return errand && !isOverAt(path) ? <ErrandBar errand={errand} /> : null
}
