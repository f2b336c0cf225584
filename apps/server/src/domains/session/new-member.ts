import type { PlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import { canAddAccount, canRegister } from '@cliffhanger/rules/session/registration.ts'
import type { Db } from '../../platform/database/db.ts'
import type { CallContext } from '../../platform/http/handlers.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type Account, countAccounts, createAccount, insertDeviceAccount, type NewAccount } from '../account/index.ts'
import type { SessionDeps } from './deps.ts'

/** Refuses 3016 and 3004, the latter with the operators' own words where they wrote some (E-31). */
export function checkOpen(platform: PlatformSettings): void {
  const decision = canRegister(platform)
  if (!decision.ok)
    refuse(
      decision.refusal,
      undefined,
      decision.refusal === 'registrationClosed' ? platform.unable_register_message : undefined,
    )
}

/** Where the number of members is limited, registrations go one after another, so that two at once cannot exceed it; elsewhere
 *  only those of one device do, so that it gets one account. */
export const lockRegistration = async (tx: Db, platform: PlatformSettings, deviceHash: Buffer): Promise<void> => {
  const isLimited = platform.max_number_register > 0 || platform.max_number_online_users > 0
  const key = isLimited ? 'registration' : `registration ${deviceHash.toString('hex')}`
  await tx.execute(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [key])
}

/** Makes a member within the limits (S-102: refuses 3005), who is the device's own account unless it has one.
 *  Call it under `lockRegistration`. */
export async function makeMember(
  deps: SessionDeps,
  { clock }: CallContext,
  tx: Db,
  account: NewAccount,
  deviceHash: Buffer,
): Promise<Account> {
  const platform = await deps.platform()
  const accounts = platform.max_number_register === 0 ? 0 : await countAccounts(tx)
  const decision = canAddAccount(platform, accounts, deps.domains.gateway.presence.count())
  if (!decision.ok) refuse(decision.refusal)
  const made = await createAccount(tx, account, clock())
  await insertDeviceAccount(tx, deviceHash, made.id)
  await deps.domains.groups.accountCreated(tx, made.id)
  if (account.inviter)
    await deps.domains.rewards.facts.note(tx, [{ userId: account.inviter.id, code: 'invite', key: String(made.id) }])
  return made
}
