import type { SameTexts } from '../../translate.ts'
import type { places as base } from '../zh-CN/places.ts'

export const places = {
  choose: 'Escolher local',
  location: 'Local',
  search: 'Buscar locais',
  recent: 'Locais recentes',
  noPlaces: 'Nenhum local',
  noPlacesHint: 'Use onde você está ou digite um local abaixo.',
  here: 'Minha localização',
  useHere: 'Usar minha localização',
  locating: 'Procurando sua localização…',
  refused: 'Não foi possível obter sua localização. Permita nas configurações ou digite abaixo.',
  typeOne: 'Digitar um local',
  name: 'Nome',
  nameEmpty: 'O nome não pode ficar vazio',
  address: 'Endereço (opcional)',
  coordinates: 'Coordenadas',
  coordinatesHint: 'Latitude e longitude, como 31.2304, 121.4737',
  coordinatesWrong: 'Informe latitude e longitude',
  useTyped: 'Usar este local',
  coordinatesMissing: 'Faltam as coordenadas',
  coordinatesMissingHint: 'Este link não diz onde fica.',
  unnamed: 'Local sem nome',
  openInApp: 'Abrir no app de mapas',
  openOnWeb: 'Abrir o mapa no navegador',
  copyCoordinates: 'Copiar as coordenadas',
} satisfies SameTexts<typeof base>
