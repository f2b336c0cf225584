import type { SameTexts } from '../../translate.ts'
import type { places as base } from '../zh-CN/places.ts'

export const places = {
  choose: 'Choose a location',
  location: 'Location',
  search: 'Search places',
  recent: 'Recent places',
  noPlaces: 'No places yet',
  noPlacesHint: 'Use your current location, or enter a place below.',
  here: 'My location',
  useHere: 'Use current location',
  locating: 'Finding your location…',
  refused: "Couldn't get your location. Allow it in settings, or enter a place below.",
  typeOne: 'Enter a place',
  name: 'Name',
  nameEmpty: 'Enter a name',
  address: 'Address (optional)',
  coordinates: 'Coordinates',
  coordinatesHint: 'Latitude, longitude: 31.2304, 121.4737',
  coordinatesWrong: 'Enter a latitude and a longitude',
  useTyped: 'Use this place',
  coordinatesMissing: 'No location',
  coordinatesMissingHint: "This link doesn't include a location.",
  unnamed: 'Unnamed place',
  openInApp: 'Open in Maps app',
  openOnWeb: 'Open in browser',
  copyCoordinates: 'Copy coordinates',
} satisfies SameTexts<typeof base>
