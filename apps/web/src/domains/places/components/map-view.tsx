import type { PlatInfo } from '@cliffhanger/contract/session/schemas.ts'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAppearance } from '../../../platform/appearance/appearance.ts'
import { shownTheme } from '../../../platform/appearance/apply-appearance.ts'
import { recordError } from '../../../platform/server/request-log.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import type { OpenMap, Point } from '../map-canvas.ts'
import styles from './map-view.module.css'
import { PlacePicture } from './place-picture.tsx'

interface MapViewProps {
  /** The provider of the platform. */
  readonly map: NonNullable<PlatInfo['map']>
  readonly middle: Point
  readonly zoom: number
  /** The member moves the ground below the pin; left out where the place is fixed. */
  readonly onMove?: (middle: Point) => void
}

/** A provider's map with a pin on a place. Where it cannot be drawn stands the drawing of a platform without a provider. */
export const MapView = ({ map: provider, middle, zoom, onMove }: MapViewProps) => {
  const t = useTexts()
  const language = useLanguage()
  const container = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<OpenMap>()
  const [failure, setFailure] = useState<unknown>()
  const { theme } = useAppearance()
  const style = shownTheme(theme) === 'light' ? provider.style : (provider.dark_style ?? provider.style)
  const open = useEffectEvent(async (isLeft: () => boolean): Promise<OpenMap | undefined> => {
    const { openMap } = await import('../map-canvas.ts')
    if (isLeft() || !container.current) return undefined
    const onFail = (error: unknown): void => {
      if (!isLeft()) setFailure(error)
    }
    return openMap({ container: container.current, style, language, t, middle, zoom, onMove, onFail })
  })
  useEffect(() => {
    let isLeft = false
    const opening = open(() => isLeft)
    opening.then(setOpened, setFailure)
    return () => {
      isLeft = true
      opening.then(
        (map) => map?.close(),
        () => undefined,
      )
    }
  }, [])
  useEffect(() => {
    if (failure !== undefined) recordError(failure)
  }, [failure])
  if (failure !== undefined) return <PlacePicture place={middle} />
  return (
    <div className={styles.map}>
      <div ref={container} className={styles.ground} />
      {opened && (
        <span className={styles.zoom}>
          <IconButton icon={Plus} label={t('places.nearer')} onClick={opened.zoomIn} />
          <IconButton icon={Minus} label={t('places.farther')} onClick={opened.zoomOut} />
        </span>
      )}
    </div>
  )
}
