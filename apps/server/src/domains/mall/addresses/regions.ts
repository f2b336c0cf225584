import { readFile } from 'node:fs/promises'
import type { City } from '@cliffhanger/contract/mall/schemas.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'

const file = new URL('../../../../assets/regions.tsv', import.meta.url)

/** A province, city or district; `country` is its ISO code. */
export interface Region {
  readonly id: number
  readonly parentId: number
  readonly level: 1 | 2 | 3
  readonly country: string
  readonly name: string
}

/** All regions of the area picker (docs/REGIONS.md). */
export interface Regions {
  find(id: number): Region | undefined
  /** Those below another one, in the order of their data set; provinces of the reader's country first. */
  list(parentId: number, language: Language): City[]
}

/** Where members who read a language mostly live. */
const homeOf: Readonly<Record<Language, readonly string[]>> = {
  'zh-CN': ['CN'],
  vi: ['VN'],
  pt: ['BR', 'PT'],
  en: ['US', 'GB'],
  ja: [],
}

export function makeRegions(regions: readonly Region[]): Regions {
  const byId = new Map(regions.map((region) => [region.id, region]))
  const below = Map.groupBy(regions, ({ parentId }) => parentId)
  return {
    find: (id) => byId.get(id),
    list(parentId, language) {
      const homes = homeOf[language]
      const rank = ({ country }: Region) => (homes.includes(country) ? homes.indexOf(country) : homes.length)
      const found = (below.get(parentId) ?? []).map((region, sort) => ({ region, sort }))
      const sorted =
        parentId === 0
          ? found.toSorted((one, other) => rank(one.region) - rank(other.region) || one.sort - other.sort)
          : found
      return sorted.map(({ region }, sort) => ({
        id: region.id,
        parent_id: region.parentId,
        name: region.name,
        level: region.level,
        country: region.country,
        has_more: flagOf(below.has(region.id)),
        sort,
      }))
    },
  }
}

const levels: Readonly<Record<string, Region['level'] | undefined>> = { 1: 1, 2: 2, 3: 3 }

/** The rows of the file: id, parent, level, country and name, with tabs between them. */
export const parseRegions = (text: string): Region[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [id, parentId, level = '', country = '', name = ''] = line.split('\t')
      const known = levels[level]
      if (!known) throw new Error(`regions.tsv: ${line}`)
      return { id: Number(id), parentId: Number(parentId), level: known, country, name }
    })

let loaded: Promise<Regions> | undefined

/** Read once per process, when it is first asked for. */
export const loadRegions = (): Promise<Regions> => {
  loaded ??= readFile(file, 'utf8').then((text) => makeRegions(parseRegions(text)))
  return loaded
}

/** A chain of regions that belong together, as an address keeps them. */
export interface Place {
  readonly country: string
  readonly province: string
  readonly city: string
  readonly area: string
}

/** The names of a province, a city in it and, where it has any, one of its areas; the field that does not fit where they do not belong together (V-18). */
export function placeOf(
  regions: Regions,
  ids: { readonly provinceId: number; readonly cityId: number; readonly areaId: number },
): Place | { readonly wrong: 'province_id' | 'city_id' | 'area_id' } {
  const province = regions.find(ids.provinceId)
  if (province?.level !== 1) return { wrong: 'province_id' }
  const city = regions.find(ids.cityId)
  if (city?.parentId !== province.id) return { wrong: 'city_id' }
  const area = regions.find(ids.areaId)
  const needsArea = regions.list(city.id, 'en').length > 0
  if (needsArea ? area?.parentId !== city.id : ids.areaId !== 0) return { wrong: 'area_id' }
  return { country: province.country, province: province.name, city: city.name, area: area?.name ?? '' }
}
