import type { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { normalizeEmail, normalizePhone } from '@cliffhanger/rules/account/validation.ts'
import type { CallContext, Handler } from '../../../platform/handlers.ts'
import { verifyPassword } from '../../../platform/password.ts'
import { refuse } from '../../../platform/refusal.ts'
import {
  type Account,
  findAccountBy,
  forgetTries,
  giveBackTry,
  isKeyLocked,
  lockKey,
  lockPolicyOf,
  presentSelf,
  takeTry,
} from '../../account/index.ts'
import type { SessionParts } from '../parts.ts'
import { checkPlatformCode } from '../platform-code.ts'
import { presentPlatform } from '../platform-configuration.ts'

type Row = typeof sessionCalls.signIn

/** Which kind of login name was typed, in the form it is kept in. */
function readLoginName(text: string): { kind: 'username' | 'email' | 'phone'; name: string } {
  const typed = text.trim()
  if (typed.includes('@')) return { kind: 'email', name: normalizeEmail(typed) }
  if (typed.startsWith('+')) return { kind: 'phone', name: normalizePhone(typed) ?? typed }
  return { kind: 'username', name: typed.toLowerCase() }
}

/** Signs in by a login name and a password. Wrong tries lock the name and the address (C-45); an unknown name takes as long
 *  and answers the same as a wrong password. */
export const signIn =
  (parts: SessionParts): Handler<Row> =>
  async (context, input) => {
    checkPlatformCode(context, input.plat_code)
    const platform = await parts.platform()
    if (platform.plat_status === 0) refuse('platformClosed')
    const { kind, name } = readLoginName(input.login_name)
    const account = await checkPassword(parts, context, { kind, name }, input.login_pwd)
    if (!account.is_enabled) refuse('accountDisabled')
    await checkAuthenticator(parts, context, account, name, input.google_code)
    await forgetTries(context.db, lockKey.name(name))
    const signedIn = await context.db.transaction((tx) =>
      parts.sessions.start(tx, account, input, context.address, { isProven: true }),
    )
    const tokens = await parts.sessions.replyOf(signedIn)
    const plat_info = presentPlatform(platform, context.settings, context.origin, true)
    return { ...tokens, user_info: { ...presentSelf(account), login_type: 'login' }, plat_info, login_type: 'login' }
  }

/** The try is counted before the password is checked, so that many guesses at once cannot slip through. */
async function checkPassword(
  parts: SessionParts,
  { db, clock, address }: CallContext,
  { kind, name }: ReturnType<typeof readLoginName>,
  password: string,
): Promise<Account> {
  const policy = lockPolicyOf(await parts.platform())
  if (await isKeyLocked(db, lockKey.address(address), clock())) refuse('tooManyAttempts')
  if (!(await takeTry(db, lockKey.name(name), policy, clock()))) refuse('tooManyAttempts')
  const account = await findAccountBy(db, kind, name)
  const isRight = await verifyPassword(account?.password_hash, password)
  if (account && isRight) return account
  await takeTry(db, lockKey.address(address), policy, clock())
  return refuse('wrongCredentials')
}

/** The second factor where the account has one; a code left out is no wrong try, a wrong one stays counted. */
async function checkAuthenticator(
  parts: SessionParts,
  { db }: CallContext,
  account: Account,
  name: string,
  code: string | undefined,
): Promise<void> {
  if (account.totp_secret === null) return
  if (code === undefined) {
    await giveBackTry(db, lockKey.name(name))
    return refuse('authenticatorRequired')
  }
  if (!(await parts.authenticators.verify(db, account, code))) refuse('authenticatorWrong')
}
