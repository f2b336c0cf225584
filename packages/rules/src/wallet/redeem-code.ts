import { dayMs } from '@cliffhanger/contract/duration.ts'

/** Crockford's base 32: digits and letters without I, L, O and U, so that a code read aloud or off paper is typed right. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Random bytes of one code: 80 bits, which nobody guesses. */
export const codeBytes = 10

/** Random bytes as a code of 16 characters. */
export function encodeCode(bytes: Uint8Array): string {
  if (bytes.length !== codeBytes) throw new Error(`a code has ${codeBytes} bytes, not ${bytes.length}`)
  let rest = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  let code = ''
  for (let place = 0; place < (codeBytes * 8) / 5; place++) {
    code = `${alphabet[Number(rest & 31n)]}${code}`
    rest >>= 5n
  }
  return code
}

/** A code as it was meant: case does not matter, O is 0, I and L are 1. */
export const normalizeCode = (typed: string): string =>
  typed.toUpperCase().replaceAll('O', '0').replaceAll('I', '1').replaceAll('L', '1')

/** How long codes can be used (C-30). */
export const validTypes = ['30d', '3m', '6m', '9m', '1y'] as const
export type ValidType = (typeof validTypes)[number]

const monthsOf: Readonly<Record<Exclude<ValidType, '30d'>, number>> = { '3m': 3, '6m': 6, '9m': 9, '1y': 12 }

/** The instant from which codes made at `fromMs` cannot be used any more: days of 24 hours, or calendar months (UTC), ending with a month
 *  that is shorter. */
export function validUntil(type: ValidType, fromMs: number): number {
  if (type === '30d') return fromMs + 30 * dayMs
  const from = new Date(fromMs)
  const until = new Date(fromMs)
  until.setUTCMonth(from.getUTCMonth() + monthsOf[type])
  if (until.getUTCDate() !== from.getUTCDate()) until.setUTCDate(0)
  return until.getTime()
}
