import type { VipType } from '@cliffhanger/contract/drama/schemas.ts'
import { changeQuery } from '../../../platform/navigation/router.tsx'

/** What a search is narrowed to; what is absent does not matter. */
export interface SearchFilter {
  readonly type_id?: number
  readonly area?: string
  readonly year?: number
  readonly vip_type?: VipType
  readonly sort?: 'hot' | 'new' | 'score'
}

/** Names in the address of the screen. */
const filterNames = ['type_id', 'area', 'year', 'vip_type', 'sort'] as const

const sorts = ['hot', 'new', 'score'] as const
const vipTypes = [0, 1, 2] as const

const numberIn = (text: string | null): number | undefined =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined

/** Reads the filter of an address; what makes no sense counts as absent. */
export function readFilter(query: URLSearchParams): SearchFilter {
  const typeId = numberIn(query.get('type_id'))
  const area = query.get('area')?.slice(0, 30)
  const year = numberIn(query.get('year'))
  const vipType = vipTypes.find((each) => String(each) === query.get('vip_type'))
  const sort = sorts.find((each) => each === query.get('sort'))
  return {
    ...(typeId && { type_id: typeId }),
    ...(area && { area }),
    ...(year !== undefined && year >= 1900 && year <= 9999 && { year }),
    ...(vipType !== undefined && { vip_type: vipType }),
    ...(sort && sort !== 'hot' && { sort }),
  }
}

/** Writes a filter into the address, in place of the one that is there. */
export function writeFilter(filter: SearchFilter): void {
  for (const name of filterNames) {
    const value = filter[name]
    changeQuery(name, value === undefined ? null : String(value))
  }
}
