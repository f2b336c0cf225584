import type { TypedCodes } from '@cliffhanger/rules/session/registration.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type Account, findAccountByCode } from './queries/accounts.ts'

const normalizeCode = (code: string | undefined): string => (code ?? '').trim().toUpperCase()

/** The invite codes as they are compared. */
export const readTypedCodes = (typed: {
  invite_code?: string | undefined
  upper_invite_code?: string | undefined
}): TypedCodes => ({
  inviteCode: normalizeCode(typed.invite_code),
  upperInviteCode: normalizeCode(typed.upper_invite_code),
})

/** Who invited by a code the member typed; the upper code wins. Refuses 3008 when a typed code names nobody. */
export async function findTypedInviter(
  db: Db,
  { inviteCode, upperInviteCode }: TypedCodes,
): Promise<Account | undefined> {
  const inviters = []
  for (const code of [upperInviteCode, inviteCode].filter((text) => text !== ''))
    inviters.push((await findAccountByCode(db, code)) ?? refuse('inviteCodeUnknown'))
  return inviters[0]
}

/** Who invited by the address a member came by (S-103, C-22); a wrong code invites nobody. */
export const findParent = (db: Db, parentCode: string): Promise<Account | undefined> =>
  findAccountByCode(db, normalizeCode(parentCode))

/** Whether somebody was here first: only then they can be the inviter, and no line of inviters leads back to itself. */
export const isOlder = (inviter: Pick<Account, 'id'>, invited: Pick<Account, 'id'>): boolean => inviter.id < invited.id
