import type { SameTexts } from '../../translate.ts'
import type { places as base } from '../zh-CN/places.ts'

export const places = {
  choose: 'Choose a location',
  location: 'Location',
  search: 'Search places',
  recent: 'Recent places',
  noPlaces: 'No places',
  noPlacesHint: 'Use where you are, or type a place below.',
  here: 'My location',
  useHere: 'Use where I am',
  locating: 'Looking where you are…',
  refused: 'Your location cannot be read. Allow it in the settings, or type a place below.',
  typeOne: 'Type a place',
  name: 'Name',
  nameEmpty: 'The name cannot be empty',
  address: 'Address (optional)',
  coordinates: 'Coordinates',
  coordinatesHint: 'Latitude and longitude, such as 31.2304, 121.4737',
  coordinatesWrong: 'Enter a latitude and a longitude',
  useTyped: 'Use this place',
  coordinatesMissing: 'The coordinates are missing',
  coordinatesMissingHint: 'This link does not say where.',
  unnamed: 'A place without a name',
  openInApp: 'Open in a map app',
  openOnWeb: 'Open a map in the browser',
  copyCoordinates: 'Copy the coordinates',
} satisfies SameTexts<typeof base>
