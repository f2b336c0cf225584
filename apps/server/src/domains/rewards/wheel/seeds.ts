import { createHash, createHmac, randomBytes } from 'node:crypto'
import { drawMessage, numberOf } from '@cliffhanger/rules/rewards/wheel-draw.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { sealerOf } from '../../../platform/security/sealed.ts'
import { findLatestSeed, insertSeed, lockClientSeed, revealSeeds, type SeedRow } from './queries/seeds.ts'

type Secrets = Pick<ServerContext, 'secrets'>

const sealer = ({ secrets }: Secrets) => sealerOf(secrets, 'wheel-seed')

/** What the next draw of a member is made with. The member's row is locked. */
export interface OpenSeed {
  readonly seed: SeedRow
  readonly clientSeed: string
}

/**
 * The seed of a member's platform day, made where there is none yet; the ones before are shown from now on (S-107). A platform whose zone moved back
 * goes on with the seed it has: one that was shown is never drawn with.
 */
export async function openSeed(
  context: Secrets,
  tx: Db,
  { userId, today, nowMs }: { readonly userId: number; readonly today: string; readonly nowMs: number },
): Promise<OpenSeed> {
  const clientSeed = await lockClientSeed(tx, userId, randomBytes(8).toString('hex'))
  const latest = await findLatestSeed(tx, userId)
  if (latest && latest.day >= today) return { seed: latest, clientSeed }
  await revealSeeds(tx, userId, nowMs)
  const secret = randomBytes(32).toString('hex')
  const seed = await insertSeed(tx, {
    userId,
    day: today,
    hash: hashOfSeed(secret),
    sealed: sealer(context).seal(secret),
    fromNonce: latest?.next_nonce ?? 0,
    nowMs,
  })
  return { seed, clientSeed }
}

/** SHA-256 of the seed's 32 bytes, in hex: what is shown before a draw. */
export const hashOfSeed = (secretHex: string): string =>
  createHash('sha256').update(Buffer.from(secretHex, 'hex')).digest('hex')

/** The seed itself, in hex. Only for drawing, and for a seed that was revealed. */
export const openSecret = (context: Secrets, sealed: Buffer): string => sealer(context).open(sealed)

/** The number from 0 below `total` that a draw comes to (rules/rewards/wheel-draw.ts). */
export function drawNumber(
  secretHex: string,
  draw: { readonly userId: number; readonly clientSeed: string; readonly nonce: number },
  total: number,
): number {
  const key = Buffer.from(secretHex, 'hex')
  for (let round = 0; ; round++) {
    const bytes = createHmac('sha256', key)
      .update(drawMessage({ ...draw, round }))
      .digest()
    const number = numberOf(bytes, total)
    if (number !== undefined) return number
  }
}
