/**
 * How a draw of the turntable follows from its seeds (S-107): HMAC-SHA256 with the server's seed as the key gives 32 bytes for a message; words of six
 * bytes are read from them until one lies below the largest multiple of the weights' sum, so that no prize is likelier than its weight says. docs/WHEEL.md
 * has the same in words.
 */

/** Bytes of a word: the largest that a number holds exactly. */
const wordBytes = 6
const wordCount = 2 ** (8 * wordBytes)

/** What the HMAC of a round is made of. A round without a word that counts is followed by the next one. */
export const drawMessage = (draw: {
  readonly userId: number
  readonly clientSeed: string
  readonly nonce: number
  readonly round: number
}): string => `${draw.userId}:${draw.clientSeed}:${draw.nonce}:${draw.round}`

/** The number from 0 below `total` that 32 bytes stand for; undefined where none of their words counts. */
export function numberOf(bytes: Uint8Array, total: number): number | undefined {
  const limit = wordCount - (wordCount % total)
  for (let start = 0; start + wordBytes <= bytes.length; start += wordBytes) {
    const word = bytes.subarray(start, start + wordBytes).reduce((value, byte) => value * 256 + byte, 0)
    if (word < limit) return word % total
  }
  return undefined
}

/** Which of the weights a number falls to; the number is below their sum. */
export function segmentAt(weights: readonly number[], number: number): number {
  let end = 0
  const index = weights.findIndex((weight) => {
    end += weight
    return number < end
  })
  if (index < 0) throw new Error('A draw is below the sum of the weights')
  return index
}

/** The sum of the weights. */
export const totalOf = (weights: readonly number[]): number => weights.reduce((sum, weight) => sum + weight, 0)

const shareDigits = 8

/** A weight as a share of all, exact to eight digits and never rounded up: `0.125`. */
export function probabilityOf(weight: number, total: number): string {
  const scale = 10n ** BigInt(shareDigits)
  const parts = total === 0 ? 0n : (BigInt(weight) * scale) / BigInt(total)
  if (parts === scale) return '1'
  const digits = parts.toString().padStart(shareDigits, '0').replace(/0+$/, '')
  return digits === '' ? '0' : `0.${digits}`
}
