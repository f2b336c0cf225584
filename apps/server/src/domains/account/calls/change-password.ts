import type { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { arePasswordsEqual } from '@cliffhanger/rules/account/validation.ts'
import type { CallContext, Handler } from '../../../platform/handlers.ts'
import { verifyPassword } from '../../../platform/password.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { lockPolicyOf } from '../lock-policy.ts'
import { forgetTries, lockKey, takeTry } from '../login-lock.ts'
import type { AccountNeeds } from '../needs.ts'
import { hashNewPassword } from '../new-password.ts'
import { type Account, getAccount, updatePassword } from '../queries/accounts.ts'
import { tellProfile } from '../tell.ts'

/** Sets a new login password and ends the other sign-ins (S-22); an account without one needs no old one. */
export const changePassword =
  (needs: AccountNeeds): Handler<typeof accountCalls.changePassword> =>
  async (context, input) => {
    if (!arePasswordsEqual(input.login_pwd, input.login_pwd2)) refuse('passwordsDiffer')
    const account = await getAccount(context.db, context.caller.userId)
    await checkOldPassword(needs, context, account, input.old_pwd)
    if (input.old_pwd === input.login_pwd) refuseField('login_pwd')
    const passwordHash = await hashNewPassword(context, input.login_pwd)
    return context.db.transaction(async (tx) => {
      const changed = await updatePassword(tx, account.id, passwordHash, context.clock())
      await needs.endOtherSessions(tx, account.id, context.caller.sessionId)
      await tellProfile(context, tx, changed)
      return {}
    })
  }

async function checkOldPassword(needs: AccountNeeds, { db, clock }: CallContext, account: Account, oldPassword = '') {
  if (account.password_hash === null) return
  const key = lockKey.account(account.id)
  if (!(await takeTry(db, key, lockPolicyOf(await needs.platform()), clock()))) refuse('tooManyAttempts')
  if (!(await verifyPassword(account.password_hash, oldPassword))) refuse('oldPasswordWrong')
  await forgetTries(db, key)
}
