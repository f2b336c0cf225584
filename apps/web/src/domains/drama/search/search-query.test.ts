import { describe, expect, it } from 'vitest'
import { readFilter } from './search-query.ts'

describe('the filter in the address of the search', () => {
  it.each([
    ['', {}],
    [
      'type_id=3&area=Vietnam&year=2024&vip_type=0&sort=new',
      { type_id: 3, area: 'Vietnam', year: 2024, vip_type: 0, sort: 'new' },
    ],
    ['sort=hot', {}],
    ['type_id=0', {}],
    ['type_id=x&year=12&vip_type=9&sort=best', {}],
    ['year=99999999999', {}],
  ])('"%s"', (query, filter) => {
    expect(readFilter(new URLSearchParams(query))).toEqual(filter)
  })
})
