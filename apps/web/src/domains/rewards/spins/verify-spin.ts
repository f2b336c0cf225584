import type { CallData } from '@cliffhanger/contract/call.ts'
import type { WheelSpin } from '@cliffhanger/contract/rewards/schemas.ts'
import type { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import { drawMessage, numberOf, segmentAt, totalOf } from '@cliffhanger/rules/rewards/wheel-draw.ts'

export type WheelTable = CallData<typeof wheelCalls.listSpins>['tables'][number]

/** What checking a draw came to. `secret`: its seed is not revealed yet; `unsupported`: this page cannot compute hashes. */
export type Finding =
  | { readonly kind: 'right' | 'secret' | 'unsupported' | 'wrongCommit' | 'wrongNumber' }
  | { readonly kind: 'wrongPrize'; readonly prize: string }

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16))

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

const drawNumber = async (spin: WheelSpin, userId: number, total: number): Promise<number> => {
  const hash = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(spin.server_seed), hash, false, ['sign'])
  const { client_seed: clientSeed, nonce } = spin
  for (let round = 0; ; round += 1) {
    const message = new TextEncoder().encode(drawMessage({ userId, clientSeed, nonce, round }))
    const number = numberOf(new Uint8Array(await crypto.subtle.sign('HMAC', key, message)), total)
    if (number !== undefined) return number
  }
}

/** Computes a draw anew on this device (S-107): the seed is the one that was committed to, its number follows from it, and the prize from the number. */
export const verifySpin = async (spin: WheelSpin, table: WheelTable | undefined, userId: number): Promise<Finding> => {
  if (spin.server_seed === '') return { kind: 'secret' }
  // Only where the page came by a safe way, and from this very machine.
  if (!('subtle' in crypto)) return { kind: 'unsupported' }
  const commit = hexOf(await crypto.subtle.digest('SHA-256', bytesOf(spin.server_seed)))
  if (commit !== spin.commit) return { kind: 'wrongCommit' }
  const weights = table?.segments.map(({ weight }) => weight) ?? []
  const total = totalOf(weights)
  if (total === 0) return { kind: 'wrongNumber' }
  const number = await drawNumber(spin, userId, total)
  const segment = table?.segments[segmentAt(weights, number)]
  if (segment?.prize_id !== spin.raw_prize_id) return { kind: 'wrongPrize', prize: segment?.name ?? '' }
  return { kind: number === spin.raw_result ? 'right' : 'wrongNumber' }
}
