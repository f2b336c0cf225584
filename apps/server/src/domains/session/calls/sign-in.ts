import type { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { normalizeEmail, normalizePhone } from '@cliffhanger/rules/account/validation.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { verifyPassword } from '../../../platform/security/password.ts'
import {
  type Account,
  findAccountBy,
  giveBackTry,
  lockPolicyOf,
  presentSelf,
  type SignInLock,
  signInLock,
} from '../../account/index.ts'
import type { SessionDeps } from '../deps.ts'
import { moveGuest } from '../guest-move.ts'
import { checkPlatformCode } from '../platform-code.ts'
import { presentPlatform } from '../platform-configuration.ts'
import { findDevice } from '../queries/account-devices.ts'

type Row = typeof sessionCalls.signIn

/** Which kind of login name was typed, in the form it is kept in. */
function readLoginName(text: string): { kind: 'username' | 'email' | 'phone'; name: string } {
  const typed = text.trim()
  if (typed.includes('@')) return { kind: 'email', name: normalizeEmail(typed) }
  if (typed.startsWith('+')) return { kind: 'phone', name: normalizePhone(typed) ?? typed }
  return { kind: 'username', name: typed.toLowerCase() }
}

/** Signs in by a login name and a password. Wrong tries lock the name where they are made, and no device that it signed in on before (C-45, A-17);
 *  an unknown name takes as long and answers the same as a wrong password. */
export const signIn =
  (deps: SessionDeps): Handler<Row> =>
  async (context, input) => {
    checkPlatformCode(context, input.plat_code)
    const platform = await deps.platform()
    if (platform.plat_status === 0) refuse('platformClosed')
    const { kind, name } = readLoginName(input.login_name)
    const known = await findAccountBy(context.db, kind, name)
    const deviceHash = deps.sessions.deviceHash(input.device_id)
    const isOwnDevice = (await findDevice(context.db, known?.id ?? 0, deviceHash)) !== undefined
    const origin = { address: context.address, device: isOwnDevice ? deviceHash.toString('hex') : undefined }
    const lock = signInLock(context.db, 'member', name, origin, lockPolicyOf(platform))
    const account = await checkPassword(context, lock, known, input.login_pwd)
    if (!account.is_enabled) refuse('accountDisabled')
    await checkAuthenticator(deps, context, account, lock, input.google_code)
    await lock.forget(context.db)
    const signedIn = await context.db.transaction(async (tx) => {
      await moveGuest(deps, tx, account, { deviceHash, secret: input.device_secret }, context.clock())
      return deps.sessions.start(tx, account, input, context.address, { isProven: true })
    })
    const tokens = await deps.sessions.replyOf(signedIn)
    const plat_info = presentPlatform(platform, context.settings, context.origin, true)
    return { ...tokens, user_info: { ...presentSelf(account), login_type: 'login' }, plat_info, login_type: 'login' }
  }

/** The try is counted before the password is checked, so that many guesses at once cannot slip through. */
async function checkPassword(
  { clock }: CallContext,
  lock: SignInLock,
  account: Account | undefined,
  password: string,
): Promise<Account> {
  if (!(await lock.take(clock()))) refuse('tooManyAttempts')
  const isRight = await verifyPassword(account?.password_hash, password)
  if (account && isRight) return account
  await lock.wrong(clock())
  return refuse('wrongCredentials')
}

/** The second factor where the account has one; a code left out is no wrong try, a wrong one stays counted. */
async function checkAuthenticator(
  deps: SessionDeps,
  { db, clock }: CallContext,
  account: Account,
  lock: SignInLock,
  code: string | undefined,
): Promise<void> {
  if (account.totp_secret === null) return
  if (code === undefined) {
    await giveBackTry(db, lock.key)
    return refuse('authenticatorRequired')
  }
  if (await deps.domains.account.authenticators.verify(db, account, code)) return
  await lock.wrong(clock())
  refuse('authenticatorWrong')
}
