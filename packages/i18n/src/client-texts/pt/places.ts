import type { SameTexts } from '../../translate.ts'
import type { places as base } from '../zh-CN/places.ts'

export const places = {
  choose: 'Escolher local',
  location: 'Local',
  search: 'Buscar locais',
  recent: 'Locais recentes',
  noPlaces: 'Nenhum local ainda',
  noPlacesHint: 'Use sua localização atual ou digite um local abaixo.',
  here: 'Minha localização',
  useHere: 'Usar localização atual',
  locating: 'Buscando sua localização…',
  refused: 'Não foi possível obter sua localização. Permita nas configurações ou digite abaixo.',
  typeOne: 'Digitar um local',
  name: 'Nome',
  nameEmpty: 'Digite um nome',
  address: 'Endereço (opcional)',
  coordinates: 'Coordenadas',
  coordinatesHint: 'Latitude, longitude: 31.2304, 121.4737',
  coordinatesWrong: 'Informe latitude e longitude',
  useTyped: 'Usar este local',
  coordinatesMissing: 'Sem localização',
  coordinatesMissingHint: 'Este link não inclui uma localização.',
  unnamed: 'Local sem nome',
  openInApp: 'Abrir no app de mapas',
  openOnWeb: 'Abrir no navegador',
  copyCoordinates: 'Copiar coordenadas',
} satisfies SameTexts<typeof base>
