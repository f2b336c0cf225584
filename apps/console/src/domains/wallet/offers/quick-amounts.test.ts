import { describe, expect, it } from 'vitest'
import { linesOf } from './quick-amounts.ts'

describe('quick amounts of a channel', () => {
  it('reads them however they are set apart, and as they come from the server', () => {
    expect(linesOf('10, 20.50，30\n40')).toEqual(['10', '20.50', '30', '40'])
    expect(linesOf(['10.00', '20.00'])).toEqual(['10.00', '20.00'])
    expect(linesOf('  ')).toEqual([])
    expect(linesOf(undefined)).toEqual([])
  })
})
