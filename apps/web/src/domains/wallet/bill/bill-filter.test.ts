import { describe, expect, it } from 'vitest'
import { billFilter, filterRequest, isNarrowed } from './bill-filter.ts'

const filterOf = (query: string) => billFilter(new URLSearchParams(query))

describe('the filter of the bill', () => {
  it('shows every coin where the address says nothing, or nonsense', () => {
    const plain = { coin: 'all', direction: '', kind: '', month: '', keyword: '' }
    expect(filterOf('')).toEqual(plain)
    expect(filterOf('coin=rubies&direction=up&kind=theft&month=2026-13')).toEqual(plain)
    expect(isNarrowed(filterOf(''))).toBe(false)
  })

  it('becomes the request of the call', () => {
    expect(filterRequest(filterOf('coin=gold&direction=out&kind=buy_video&month=2026-11'))).toEqual({
      coin_code: 'gold',
      direction: 'out',
      bill_type: 'buy_video',
      month: '2026-11',
      time_zone: 'UTC',
    })
    expect(filterRequest(filterOf('coin=all'))).toEqual({})
  })

  it('looks for a keyword in every coin, unless one was chosen, and for none that is too short', () => {
    expect(filterRequest(filterOf('keyword=+heir+'))).toEqual({ keyword: 'heir' })
    expect(filterRequest(filterOf('keyword=heir&coin=gold'))).toEqual({ keyword: 'heir', coin_code: 'gold' })
    expect(filterRequest(filterOf('keyword=h'))).toEqual({})
    expect(filterOf(`keyword=${'h'.repeat(60)}`).keyword).toHaveLength(40)
    expect(isNarrowed(filterOf('keyword=heir'))).toBe(true)
  })
})
