import type { Place } from './place.ts'

/** How long the device may look for itself. */
const limitMs = 15_000

/** Where the device is. Rejects where it may not tell, cannot, or takes too long. */
export const findPosition = async (): Promise<Pick<Place, 'latitude' | 'longitude'>> => {
  if (!('geolocation' in navigator)) throw new Error('this browser does not know where it is')
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { enableHighAccuracy: true, timeout: limitMs })
  })
  return { latitude: coords.latitude, longitude: coords.longitude }
}
