import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import {
  type Account,
  findAccountByDevice,
  findParent,
  forgetTries,
  isProtected,
  lockKey,
  lockPolicyOf,
  presentMasked,
  presentSelf,
  takeTry,
} from '../../account/index.ts'
import type { SessionDeps } from '../deps.ts'
import { checkOpen, lockRegistration, makeMember } from '../new-member.ts'
import { checkPlatformCode } from '../platform-code.ts'
import { presentPlatform } from '../platform-configuration.ts'

type Row = typeof sessionCalls.signInByDevice

/** So long after an account was made its device need not have heard of its first secret, whose answer may have been lost. */
const freshMs = 600_000
const isFresh = (account: Account, nowMs: number) => nowMs < account.created_ms + freshMs

/** Signs in the device's own account, or makes it. Repeats and two at once get the same account. A device id travels in addresses and logs:
 *  a protected account wants the secret of the device as well, and what an unprotected one holds is not changed by the id alone. */
export const signInByDevice =
  (deps: SessionDeps): Handler<Row> =>
  async (context, input) => {
    checkPlatformCode(context, input.plat_code)
    const platform = await deps.platform()
    if (platform.plat_status === 0) refuse('platformClosed')
    const deviceHash = deps.sessions.deviceHash(input.device_id)
    const known = await findAccountByDevice(context.db, deviceHash)
    const { account, isNew } = known ? { account: known, isNew: false } : await signUp(deps, context, input, deviceHash)
    if (!account.is_enabled) refuse('accountDisabled')
    const isRequesting = isProtected(account) && input.confirm === 0
    const plat_info = presentPlatform(platform, context.settings, context.origin, !isRequesting)
    if (isRequesting)
      return { user_info: presentMasked(account), is_auth: true, plat_info, login_type: 'auto', is_new: 0 }
    const shownHash = await deps.sessions.judgeSecret(context.db, account.id, deviceHash, input.device_secret)
    if (isProtected(account)) {
      if (!shownHash) refuse('wrongCredentials')
      await checkAuthenticator(deps, context, account, input.google_code)
    }
    const isProven = shownHash !== undefined || isFresh(account, context.clock())
    const signedIn = await context.db.transaction((tx) =>
      deps.sessions.start(tx, account, input, context.address, { isProven, shownHash }),
    )
    return {
      ...(await deps.sessions.replyOf(signedIn)),
      user_info: presentSelf(account),
      is_auth: false,
      plat_info,
      login_type: 'auto',
      is_new: flagOf(isNew),
    }
  }

/** The first start of a device: its account is made under the lock, where a second start at the same time finds it. */
async function signUp(deps: SessionDeps, context: CallContext, input: CallInput<Row>, deviceHash: Buffer) {
  const platform = await deps.platform()
  return context.db.transaction(async (tx) => {
    await lockRegistration(tx, platform, deviceHash)
    const meanwhile = await findAccountByDevice(tx, deviceHash)
    if (meanwhile) return { account: meanwhile, isNew: false }
    checkOpen(platform)
    const inviter = await findParent(tx, input.parent_code)
    const { address, language } = context
    const channelCode = await deps.domains.teams.channelOf(tx, { code: input.distributer_code, domain: input.domain })
    const account = { loginType: 'auto', inviter, channelCode, address, language } as const
    return { account: await makeMember(deps, context, tx, account, deviceHash), isNew: true }
  })
}

/** One click asks for the account's authenticator as a password does. */
async function checkAuthenticator(
  deps: SessionDeps,
  { db, clock }: CallContext,
  account: Account,
  code: string | undefined,
) {
  if (account.totp_secret === null) return
  if (code === undefined) return refuse('authenticatorRequired')
  const key = lockKey.account(account.id)
  const policy = lockPolicyOf(await deps.platform())
  if (!(await takeTry(db, key, policy, clock()))) refuse('tooManyRequests', { retry_after: policy.windowMs / 1000 })
  if (!(await deps.domains.account.authenticators.verify(db, account, code))) refuse('authenticatorWrong')
  await forgetTries(db, key)
}
