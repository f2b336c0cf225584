import * as z from 'zod/mini'
import { readStoredJson, writeStored } from '../storage/storage.ts'

const invitation = z.object({
  userCode: z.string(),
  parentCode: z.string(),
  channelCode: z.optional(z.string()),
})

/** By whom this device came here: `userCode` from `u`, `parentCode` from `q` or `p`, '0' = nobody (C-22); `channelCode` of a distributor
 *  from `d`, absent = none. */
export type Invitation = z.output<typeof invitation>

const nobody: Invitation = { userCode: '0', parentCode: '0' }
const isInvitation = (value: unknown): value is Invitation => invitation.safeParse(value).success

/** The codes an address carries; q wins over p (S-7), and what it does not carry stays as it was. */
export const readInvitation = (query: URLSearchParams, before: Invitation): Invitation => ({
  userCode: query.get('u') || before.userCode,
  parentCode: query.get('q') || query.get('p') || before.parentCode,
  channelCode: query.get('d')?.slice(0, 32) || before.channelCode,
})

export const currentInvitation = (): Invitation => readStoredJson('invitation', isInvitation) ?? nobody

/** Keeps the codes of an address for the time after the sign-in. */
export const saveInvitation = (query: URLSearchParams): void => {
  writeStored('invitation', JSON.stringify(readInvitation(query, currentInvitation())))
}

/** The code a new account gets as its inviter's: the parent's, else the sharing member's. */
export const inviterCode = (): string => {
  const { parentCode, userCode } = currentInvitation()
  return parentCode === '0' ? userCode : parentCode
}
