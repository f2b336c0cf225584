import { expect, it } from 'vitest'
import { barHeights } from './pool-bars.ts'

const day = (interest: string, pool_after: string) => ({ interest, pool_after })

it('days are drawn against the largest of their kind; a pool that cannot pay is drawn empty', () => {
  expect(barHeights([day('10.00', '50.00'), day('20.00', '25.00'), day('0.00', '-5.00')])).toEqual([
    [50, 100],
    [100, 50],
    [0, 0],
  ])
  expect(barHeights([day('0.00', '0.00')])).toEqual([[0, 0]])
})
