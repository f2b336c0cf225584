import { createHash, randomBytes } from 'node:crypto'
import { hourMs } from '@cliffhanger/contract/duration.ts'
import type { Db } from '../../platform/database/db.ts'
import { replaceLink } from './queries/links.ts'

/** How long a setup link waits to be used. */
export const linkMs = 2 * hourMs

export const hashLink = (link: string): Buffer => createHash('sha256').update(link).digest()

/** Makes the one link with which an operator sets their own password and authenticator; kept as a hash only. */
export async function makeSetupLink(tx: Db, operatorId: number, madeBy: number | null, nowMs: number): Promise<string> {
  const link = randomBytes(32).toString('base64url')
  await replaceLink(tx, { operatorId, tokenHash: hashLink(link), madeBy, endsMs: nowMs + linkMs }, nowMs)
  return link
}

/** Address of the console's page that opens a setup link. */
export const setupAddress = (origin: string, link: string): string => `${origin}/console/#/setup/${link}`
