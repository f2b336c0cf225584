import { type LngLatLike, Map as MapLibre, Marker, setWorkerUrl } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import type { Translate } from '../../platform/texts.ts'
import { namedIn } from './names-of-style.ts'
import type { Place } from './place.ts'

setWorkerUrl(workerUrl)

/** A place on the ground. */
export type Point = Pick<Place, 'latitude' | 'longitude'>

/** What a map is opened with. */
export interface MapOptions {
  readonly container: HTMLElement
  /** Address of the provider's style. */
  readonly style: string
  readonly language: string
  readonly t: Translate
  readonly middle: Point
  readonly zoom: number
  /** Hears where the pin stands when the ground below it moves; left out, the pin stays on its place. */
  readonly onMove: ((middle: Point) => void) | undefined
  /** Nothing can be drawn: the style does not come, or the device draws no maps. */
  readonly onFail: (error: unknown) => void
}

export interface OpenMap {
  readonly zoomIn: () => void
  readonly zoomOut: () => void
  readonly close: () => void
}

const positionOf = ({ latitude, longitude }: Point): LngLatLike => [longitude, latitude]

/** Draws a provider's map around a place, with a pin on it. */
export const openMap = ({ container, style, language, t, middle, zoom, onMove, onFail }: MapOptions): OpenMap => {
  const label = t(onMove ? 'places.moveMap' : 'places.map')
  const map = new MapLibre({
    container,
    center: positionOf(middle),
    zoom,
    attributionControl: { compact: false },
    // North stays above: who looks for a place does not want to turn it, and turns it by accident.
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: { 'Map.Title': label, 'Marker.Title': t('places.pin') },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  // Once the style is there, what fails is a tile, and the map goes on without it.
  let hasStyle = false
  map.once('style.load', () => (hasStyle = true))
  map.on('error', ({ error }) => {
    if (!hasStyle) onFail(error)
  })
  map.setStyle(style, { transformStyle: (_before, next) => namedIn(next, language) })
  const pin = new Marker({ color: getComputedStyle(container).getPropertyValue('--red') })
    .setLngLat(positionOf(middle))
    .addTo(map)
  if (onMove) {
    map.on('move', () => pin.setLngLat(map.getCenter()))
    map.on('moveend', () => {
      const { lat, lng } = map.getCenter().wrap()
      onMove({ latitude: lat, longitude: lng })
    })
  }
  return { zoomIn: () => map.zoomIn(), zoomOut: () => map.zoomOut(), close: () => map.remove() }
}
