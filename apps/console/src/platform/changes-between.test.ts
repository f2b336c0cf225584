import { describe, expect, it } from 'vitest'
import { changesBetween } from './changes-between.ts'

describe('changes of settings', () => {
  it('sends only what differs, so that no operator undoes a change they have not seen', () => {
    const before = { site_name: 'One', modules: { usdt: 0, treasure: 0 }, api_urls: ['a'] }
    const after = { ...before, site_name: 'Other', modules: { ...before.modules, usdt: 1 } }
    expect(changesBetween(before, after)).toEqual({ site_name: 'Other', modules: after.modules })
    expect(changesBetween(before, { ...before, api_urls: ['a'] })).toEqual({})
  })
})
