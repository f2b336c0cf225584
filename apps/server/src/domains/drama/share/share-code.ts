import { randomInt } from 'node:crypto'
import type { Db } from '../../../platform/database/db.ts'
import { findCode, insertCode, type ShareTarget } from './queries/codes.ts'

/** Without what is read wrong when a code is typed by hand. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const codeLength = 8
const maxDraws = 8

const drawCode = (): string => Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')

/** The code of a member's link, made when it is first asked for: the same one ever after, for two at once too. */
export async function ensureCode(db: Db, target: ShareTarget, nowMs: number): Promise<string> {
  let code = await findCode(db, target)
  for (let draw = 0; code === undefined && draw < maxDraws; draw++) {
    await insertCode(db, drawCode(), target, nowMs)
    code = await findCode(db, target)
  }
  if (code === undefined) throw new Error(`No free code in ${maxDraws} draws`)
  return code
}

/** Address of a link's page on the web client's host: the configured one, else the one the caller came by. */
export const linkOf = (code: string, { h5_url }: { readonly h5_url: string }, origin: string): string =>
  `${webAddress({ h5_url }, origin)}/s/${code}`

export const webAddress = ({ h5_url }: { readonly h5_url: string }, origin: string): string =>
  (h5_url || origin).replace(/\/+$/, '')
