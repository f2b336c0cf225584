import * as z from 'zod/mini'
import { readStoredJson, removeStored, writeStored } from '../../platform/storage/storage.ts'

const degrees = (most: number) => z.number().check(z.gte(-most), z.lte(most))

const place = z.object({
  name: z.string(),
  address: z.string(),
  latitude: degrees(90),
  longitude: degrees(180),
})

/** A place on the map. */
export type Place = z.output<typeof place>

const storedPlaces = z.array(place)
const isPlaces = (value: unknown): value is Place[] => storedPlaces.safeParse(value).success

/** Levels of a map: near enough to read the names of streets, and a continent at once. */
export const streetZoom = 15
export const worldZoom = 1

/** Places kept on the device to choose from again. */
const placesMax = 20

/** Places chosen on this device, the last one first. */
export const recentPlaces = (): readonly Place[] => readStoredJson('recent-places', isPlaces) ?? []

/** Keeps a place that was chosen in front of the others. */
export const rememberPlace = (chosen: Place): void => {
  const others = recentPlaces().filter(({ name, address }) => name !== chosen.name || address !== chosen.address)
  writeStored('recent-places', JSON.stringify([chosen, ...others].slice(0, placesMax)))
}

/** Forgets where the member was (S-20). */
export const clearPlaces = (): void => removeStored('recent-places')

/** The place of an address's query; undefined where its coordinates are missing or none. */
export const placeOf = (query: URLSearchParams): Place | undefined => {
  const number = (name: string): number => {
    const text = query.get(name)?.trim() ?? ''
    return text === '' ? Number.NaN : Number(text)
  }
  const read = {
    name: query.get('name') ?? '',
    address: query.get('address') ?? '',
    latitude: number('latitude'),
    longitude: number('longitude'),
  }
  return place.safeParse(read).data
}

/** Latitude and longitude typed or pasted as one text, `31.2304, 121.4737`; undefined where it is anything else. */
export const coordinatesOf = (text: string): Pick<Place, 'latitude' | 'longitude'> | undefined => {
  const [latitude, longitude, ...rest] = text.split(/[,，;\s]+/).filter((part) => part !== '')
  if (latitude === undefined || longitude === undefined || rest.length > 0) return undefined
  return placeOf(new URLSearchParams({ latitude, longitude }))
}

/** Five decimals are about a metre. */
export const coordinatesText = ({ latitude, longitude }: Place): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`

/** Where a map shows the place: the map of the phone itself, or one in the browser. */
export const mapLinks = (shown: Place): { readonly app: string; readonly web: string } => {
  const { latitude, longitude, name } = shown
  const at = `${latitude},${longitude}`
  const isApple = /iPhone|iPad|Macintosh/.test(navigator.userAgent)
  return {
    app: isApple
      ? `https://maps.apple.com/?ll=${at}&q=${encodeURIComponent(name || at)}`
      : `geo:${at}?q=${at}(${encodeURIComponent(name || at)})`,
    web: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
  }
}
