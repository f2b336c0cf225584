import type { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { arePasswordsEqual } from '@cliffhanger/rules/account/validation.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { appendEvents } from '../../../platform/realtime/streams.ts'
import { verifyPassword } from '../../../platform/security/password.ts'
import type { Protection } from '../alarms.ts'
import type { Codes } from '../codes.ts'
import { lockPolicyOf } from '../lock-policy.ts'
import { consumeAttempt, forgetTries, lockKey } from '../login-lock.ts'
import type { AccountNeeds } from '../needs.ts'
import { hashNewPassword } from '../new-password.ts'
import { notifyProfile } from '../notify.ts'
import { demandProof, type GivenProof, type Proving } from '../proof.ts'
import { type Account, getAccount, lockAccount } from '../queries/accounts.ts'
import { updatePassword } from '../queries/update-account.ts'

interface Changing {
  readonly domains: Proving
  readonly codes: Codes
  readonly protection: Protection
}

/** Sets a new login password and ends the other sign-ins (S-22); the first one of an account that is found by a contact, or
 *  pays with a password, needs the proof of those, or a stolen session would make its own proof. */
export const changePassword =
  (deps: Changing): Handler<typeof accountCalls.changePassword> =>
  async (context, input) => {
    if (!arePasswordsEqual(input.login_pwd, input.login_pwd2)) refuse('passwordsDiffer')
    const account = await getAccount(context.db, context.caller.userId)
    await checkOldPassword(deps.domains, context, account, input.old_pwd)
    const proof = await proveFirst(deps, context, account, input)
    if (input.old_pwd === input.login_pwd) refuseField('login_pwd')
    const passwordHash = await hashNewPassword(context, input.login_pwd)
    return context.db.transaction(async (tx) => {
      const before = await lockAccount(tx, account.id)
      if (before.password_hash !== account.password_hash) refuse('stateChanged')
      await proof?.use(tx)
      const changed = await updatePassword(tx, account.id, passwordHash, context.clock())
      await deps.domains.session.sessions.endAll(tx, account.id, context.caller.sessionId, 'password')
      if (proof) {
        const change = { kind: 'login_password', before: null } as const
        await appendEvents(context, tx, [await deps.protection.raise(tx, before, change, context.origin)])
      }
      await notifyProfile(context, tx, changed)
      return {}
    })
  }

/** The proof of an account without a login password; undefined where it has nothing to prove by. */
async function proveFirst(deps: Changing, context: CallContext<'bearer'>, account: Account, given: GivenProof) {
  if (account.password_hash !== null) return undefined
  const isKnown = account.email !== null || account.phone !== null
  if (!isKnown && !(await deps.domains.wallet.hasPaymentPassword(context.db, account.id))) return undefined
  return demandProof(deps.domains, deps.codes, context, account, {
    pay_password: given.pay_password,
    old_code: given.old_code,
  })
}

async function checkOldPassword(
  domains: Pick<AccountNeeds, 'session'>,
  { db, clock }: CallContext,
  account: Account,
  oldPassword = '',
) {
  if (account.password_hash === null) return
  const key = lockKey.account(account.id)
  if (!(await consumeAttempt(db, key, lockPolicyOf(await domains.session.platform()), clock())))
    refuse('tooManyAttempts')
  if (!(await verifyPassword(account.password_hash, oldPassword))) refuse('oldPasswordWrong')
  await forgetTries(db, key)
}
