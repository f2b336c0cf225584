import type { PlatInfo } from '@cliffhanger/contract/session/schemas.ts'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { choosePlace } from '../choose-place.ts'
import type { Point } from '../map-canvas.ts'
import { streetZoom, worldZoom } from '../place.ts'
import styles from './map-choice.module.css'
import { MapView } from './map-view.tsx'

/** Where the map begins while no place is known. */
const anywhere = { latitude: 20, longitude: 60 }

interface MapChoiceProps {
  readonly map: NonNullable<PlatInfo['map']>
  readonly start: Point | undefined
}

/** The map to drag until the pin stands on the place. */
export const MapChoice = ({ map, start }: MapChoiceProps) => {
  const t = useTexts()
  const [middle, setMiddle] = useState<Point>(start ?? anywhere)
  const { latitude, longitude } = middle
  return (
    <section className={styles.choice} aria-label={t('places.map')}>
      <MapView map={map} middle={start ?? anywhere} zoom={start ? streetZoom : worldZoom} onMove={setMiddle} />
      <Button block onClick={() => choosePlace({ latitude, longitude, name: t('places.pinned'), address: '' })}>
        {t('places.usePinned')}
      </Button>
    </section>
  )
}
