import type { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { arePasswordsEqual } from '@cliffhanger/rules/account/validation.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { appendEvents } from '../../../platform/realtime/streams.ts'
import {
  findAccountBy,
  forgetSignInTries,
  forgetTries,
  hashNewPassword,
  lockKey,
  lockPolicyOf,
  readContact,
  takeTry,
  tellProfile,
  updatePassword,
} from '../../account/index.ts'
import type { SessionDeps } from '../deps.ts'

/** Sets a new password by a code and ends every sign-in (S-22); money does not leave for a while. An unknown account answers like a wrong code, as late. */
export const resetPassword =
  (deps: SessionDeps): Handler<typeof sessionCalls.resetPassword> =>
  async (context, input) => {
    if (!arePasswordsEqual(input.login_pwd, input.login_pwd2)) refuse('passwordsDiffer')
    const contact = readContact(input.account_type, input.account)
    const subject = { kind: input.account_type, contact, purpose: 'reset' } as const
    const key = lockKey.contact(contact, context.address)
    const policy = lockPolicyOf(await deps.platform())
    if (!(await takeTry(context.db, key, policy, context.clock()))) refuse('tooManyAttempts')
    if (!(await deps.domains.account.codes.check(subject, input.code))) refuse('codeWrong')
    const passwordHash = await hashNewPassword(context, input.login_pwd)
    return context.db.transaction(async (tx) => {
      const account = (await findAccountBy(tx, input.account_type, contact)) ?? refuse('codeWrong')
      await deps.domains.account.codes.use(tx, subject, input.code)
      await deps.domains.account.protection.hold(tx, account.id)
      const changed = await updatePassword(tx, account.id, passwordHash, context.clock())
      await deps.sessions.endAll(tx, account.id, 0, 'reset')
      for (const name of [account.login_name?.toLowerCase(), account.email, account.phone])
        if (name) await forgetSignInTries(tx, 'member', name)
      await forgetTries(tx, key)
      const change = { kind: 'login_password', before: account.password_hash } as const
      await appendEvents(context, tx, [
        await deps.domains.account.protection.raise(tx, account, change, context.origin),
      ])
      await tellProfile(context, tx, changed)
      return {}
    })
  }
