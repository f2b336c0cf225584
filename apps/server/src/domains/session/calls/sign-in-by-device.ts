import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import type { CallContext, Handler } from '../../../platform/handlers.ts'
import { refuse } from '../../../platform/refusal.ts'
import {
  type Account,
  findAccountByDevice,
  findParent,
  forgetTries,
  lockKey,
  lockPolicyOf,
  presentMasked,
  presentSelf,
  takeTry,
} from '../../account/index.ts'
import { checkOpen, lockRegistration, makeMember } from '../new-member.ts'
import type { SessionParts } from '../parts.ts'
import { checkPlatformCode } from '../platform-code.ts'
import { presentPlatform } from '../platform-configuration.ts'
import { hasDevice } from '../queries/login-sessions.ts'

type Row = typeof sessionCalls.signInByDevice

/** A password, a contact or an authenticator: somebody else with the device must not get in unasked (S-16). */
const isProtected = (account: Account) =>
  account.password_hash !== null || account.email !== null || account.phone !== null || account.totp_secret !== null

/** Signs in the device's own account, or makes it. Repeats and two at once get the same account. */
export const signInByDevice =
  (parts: SessionParts): Handler<Row> =>
  async (context, input) => {
    checkPlatformCode(context, input.plat_code)
    const platform = await parts.platform()
    if (platform.plat_status === 0) refuse('platformClosed')
    const deviceHash = parts.sessions.deviceHash(input.device_id)
    const known = await findAccountByDevice(context.db, deviceHash)
    const { account, isNew } = known
      ? { account: known, isNew: false }
      : await signUp(parts, context, input, deviceHash)
    if (!account.is_enabled) refuse('accountDisabled')
    const isAsking = isProtected(account) && input.confirm === 0
    const plat_info = presentPlatform(platform, context.settings, context.origin, !isAsking)
    if (isAsking) return { user_info: presentMasked(account), is_auth: true, plat_info, login_type: 'auto', is_new: 0 }
    if (isProtected(account)) await checkConfirmed(parts, context, account, deviceHash, input.google_code)
    const session = await context.db.transaction((tx) => parts.sessions.start(tx, account, input, context.address))
    return {
      ...(await parts.sessions.tokensOf(session)),
      user_info: presentSelf(account),
      is_auth: false,
      plat_info,
      login_type: 'auto',
      is_new: isNew ? 1 : 0,
    }
  }

/** The first start of a device: its account is made under the lock, where a second start at the same time finds it. */
async function signUp(parts: SessionParts, context: CallContext, input: CallInput<Row>, deviceHash: Buffer) {
  const platform = await parts.platform()
  return context.db.transaction(async (tx) => {
    await lockRegistration(tx, platform, deviceHash)
    const meanwhile = await findAccountByDevice(tx, deviceHash)
    if (meanwhile) return { account: meanwhile, isNew: false }
    checkOpen(platform)
    const inviter = await findParent(tx, input.parent_code)
    const { address, language } = context
    const channelCode = input.distributer_code
    const account = { loginType: 'auto', inviter, channelCode, address, language } as const
    return { account: await makeMember(parts, context, tx, account, deviceHash), isNew: true }
  })
}

/** One click is enough only where the account was signed in before; its authenticator is asked as well. */
async function checkConfirmed(
  parts: SessionParts,
  { db, clock }: CallContext,
  account: Account,
  deviceHash: Buffer,
  code: string | undefined,
) {
  if (!(await hasDevice(db, account.id, deviceHash))) refuse('wrongCredentials')
  if (account.totp_secret === null) return
  if (code === undefined) return refuse('authenticatorRequired')
  const key = lockKey.account(account.id)
  const policy = lockPolicyOf(await parts.platform())
  if (!(await takeTry(db, key, policy, clock()))) refuse('tooManyRequests', { retry_after: policy.windowMs / 1000 })
  if (!(await parts.authenticators.verify(db, account, code))) refuse('authenticatorWrong')
  await forgetTries(db, key)
}
