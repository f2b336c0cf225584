import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { exampleSpin, exampleTable } from '../testing/examples.ts'
import { verifySpin } from './verify-spin.ts'

/** The same computed with another library, in the words of the rule. */
const drawnBy = (seedHex: string, message: string, total: number): number => {
  const bytes = createHmac('sha256', Buffer.from(seedHex, 'hex')).update(message).digest()
  const limit = 2 ** 48 - (2 ** 48 % total)
  const words = [0, 6, 12, 18, 24].map((start) => bytes.readUIntBE(start, 6))
  return (words.find((word) => word < limit) ?? Number.NaN) % total
}

describe('a draw computed anew', () => {
  it('S-107: is right where seed, number and prize belong together', async () => {
    expect(createHash('sha256').update(Buffer.from(exampleSpin.server_seed, 'hex')).digest('hex')).toBe(
      exampleSpin.commit,
    )
    expect(drawnBy(exampleSpin.server_seed, '7:abc:3:0', 1000)).toBe(exampleSpin.raw_result)
    expect(await verifySpin(exampleSpin, exampleTable, 7)).toEqual({ kind: 'right' })
  })

  it('S-107: cannot be checked before its seed is revealed', async () => {
    expect(await verifySpin({ ...exampleSpin, server_seed: '' }, exampleTable, 7)).toEqual({ kind: 'secret' })
  })

  it('S-107: is wrong with another seed than the one committed to', async () => {
    const other = `ff${exampleSpin.server_seed.slice(2)}`
    expect(await verifySpin({ ...exampleSpin, server_seed: other }, exampleTable, 7)).toEqual({ kind: 'wrongCommit' })
  })

  it('S-107: is wrong with another prize or number than follows from the seed', async () => {
    const otherPrize = { ...exampleSpin, raw_prize_id: 3 }
    expect(await verifySpin(otherPrize, exampleTable, 7)).toEqual({ kind: 'wrongPrize', prize: '10 Gold' })
    const otherNumber = { ...exampleSpin, raw_result: 203 }
    expect(await verifySpin(otherNumber, exampleTable, 7)).toEqual({ kind: 'wrongNumber' })
    expect(await verifySpin(exampleSpin, undefined, 7)).toEqual({ kind: 'wrongNumber' })
  })

  it('S-107: belongs to one member, one seed of theirs and one number of the draw', async () => {
    const drawn = (userId: number, clientSeed: string, nonce: number) =>
      drawnBy(exampleSpin.server_seed, `${userId}:${clientSeed}:${nonce}:0`, 1000)
    expect(new Set([drawn(7, 'abc', 3), drawn(8, 'abc', 3), drawn(7, 'abd', 3), drawn(7, 'abc', 4)]).size).toBe(4)
    expect((await verifySpin(exampleSpin, exampleTable, 8)).kind).not.toBe('right')
  })
})
