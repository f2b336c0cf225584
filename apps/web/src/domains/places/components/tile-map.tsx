import type { PlatInfo } from '@cliffhanger/contract/session/schemas.ts'
import MapPin from 'lucide-react/icons/map-pin'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { farthestZoom, movedBy, nearestZoom, type Point, tilesAround } from '../tiles.ts'
import styles from './tile-map.module.css'

/** What an arrow key moves the map by, in px. */
const keySteps: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-48, 0],
  ArrowRight: [48, 0],
  ArrowUp: [0, -48],
  ArrowDown: [0, 48],
}

interface TileMapProps {
  /** The provider of the platform. */
  readonly map: NonNullable<PlatInfo['map']>
  readonly middle: Point
  readonly zoom: number
  readonly onZoom: (zoom: number) => void
  /** The member moves the ground below the pin; left out where the place is fixed. */
  readonly onMove?: (middle: Point) => void
}

/** A map with a pin in its middle, made of a provider's tiles. */
export const TileMap = ({ map, middle, zoom, onZoom, onMove }: TileMapProps) => {
  const t = useTexts()
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  const drag = useDrag((right, down) => onMove?.(movedBy(middle, -right, -down, zoom)))
  const press = (event: KeyboardEvent): void => {
    const step = keySteps[event.key]
    if (!step || !onMove) return
    event.preventDefault()
    onMove(movedBy(middle, ...step, zoom))
  }
  return (
    <div className={styles.map}>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- arrow keys move what a finger drags */}
      <div
        className={styles.ground}
        role="group"
        aria-label={t(onMove ? 'places.moveMap' : 'places.map')}
        tabIndex={onMove ? 0 : undefined}
        data-movable={onMove !== undefined}
        onKeyDown={press}
        {...(onMove && drag)}
      >
        {tilesAround(middle, zoom, map.tiles)
          .filter(({ url }) => !failed.has(url))
          .map(({ key, url, left, top }) => (
            <img
              key={key}
              className={styles.tile}
              style={{ transform: `translate(${Math.round(left)}px, ${Math.round(top)}px)` }}
              src={url}
              alt=""
              draggable={false}
              referrerPolicy="origin"
              onError={() => setFailed((known) => new Set(known).add(url))}
            />
          ))}
      </div>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <span className={styles.pin} aria-hidden="true">
        <Icon of={MapPin} size={36} />
      </span>
      <span className={styles.zoom}>
        <IconButton
          icon={Plus}
          label={t('places.nearer')}
          disabled={zoom >= nearestZoom}
          onClick={() => onZoom(zoom + 1)}
        />
        <IconButton
          icon={Minus}
          label={t('places.farther')}
          disabled={zoom <= farthestZoom}
          onClick={() => onZoom(zoom - 1)}
        />
      </span>
      <small className={styles.credit}>{map.credit}</small>
    </div>
  )
}

/** How far a pointer went since it was last heard of, while it is down. */
const useDrag = (onDrag: (right: number, down: number) => void) => {
  const last = useRef<{ readonly x: number; readonly y: number }>(undefined)
  const end = (): void => {
    last.current = undefined
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      event.currentTarget.setPointerCapture(event.pointerId)
      last.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove: ({ clientX: x, clientY: y }: PointerEvent): void => {
      if (!last.current) return
      onDrag(x - last.current.x, y - last.current.y)
      last.current = { x, y }
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
