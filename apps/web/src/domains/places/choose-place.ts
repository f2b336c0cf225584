import { goTo } from '../../platform/navigation/navigation.ts'
import { type Place, rememberPlace } from './place.ts'

/** Keeps a place among the recent ones and shows it. */
export const choosePlace = (place: Place): void => {
  rememberPlace(place)
  goTo('openLocation', { ...place }, { replace: true })
}
