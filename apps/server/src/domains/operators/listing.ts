import type { Listing } from '../../platform/database/list-question.ts'
import { refuseField } from '../../platform/http/refusal.ts'

interface Asked<Sort extends string> {
  readonly from?: number | undefined
  readonly to?: number | undefined
  readonly sort?: Sort | undefined
  readonly order?: 'asc' | 'desc' | undefined
}

/** The fields `period` and `sorting` of a call; refuses a period that ends before it starts. */
export function listingOf<Sort extends string>({ from, to, sort, order }: Asked<Sort>): Listing<Sort> {
  if (from !== undefined && to !== undefined && to <= from) refuseField('to')
  return {
    fromMs: from === undefined ? undefined : from * 1000,
    toMs: to === undefined ? undefined : to * 1000,
    sort,
    order,
  }
}
