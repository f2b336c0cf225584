import type { CallData, CallInput } from '@cliffhanger/contract/call.ts'
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
type Reply = CallData<Row>

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
    const account = await findAccountByDevice(context.db, deviceHash)
    if (!account) return signUp(parts, context, input, deviceHash)
    if (!account.is_enabled) refuse('accountDisabled')
    if (isProtected(account)) {
      if (input.confirm === 0) {
        const plat_info = presentPlatform(platform, context.settings, context.origin, false)
        return { user_info: presentMasked(account), is_auth: true, plat_info, login_type: 'auto', is_new: 0 }
      }
      await checkConfirmed(parts, context, account, deviceHash, input.google_code)
    }
    return context.db.transaction((tx) => reply(parts, context, tx, account, input, 0))
  }

/** The first start of a device: its account is made under the lock, where a second start at the same time finds it. */
async function signUp(
  parts: SessionParts,
  context: CallContext,
  input: CallInput<Row>,
  deviceHash: Buffer,
): Promise<Reply> {
  return context.db.transaction(async (tx) => {
    await lockRegistration(tx)
    const meanwhile = await findAccountByDevice(tx, deviceHash)
    if (meanwhile) return reply(parts, context, tx, meanwhile, input, 0)
    checkOpen(await parts.platform())
    const inviter = await findParent(tx, input.parent_code)
    const { address, language } = context
    const made = await makeMember(
      parts,
      context,
      tx,
      { loginType: 'auto', inviter, channelCode: input.distributer_code, address, language },
      deviceHash,
    )
    return reply(parts, context, tx, made, input, 1)
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

async function reply(
  parts: SessionParts,
  context: CallContext,
  tx: CallContext['db'],
  account: Account,
  input: CallInput<Row>,
  isNew: 0 | 1,
): Promise<Reply> {
  const tokens = await parts.sessions.start(tx, account, input, context.address)
  const plat_info = presentPlatform(await parts.platform(), context.settings, context.origin, true)
  return { ...tokens, user_info: presentSelf(account), is_auth: false, plat_info, login_type: 'auto', is_new: isNew }
}
