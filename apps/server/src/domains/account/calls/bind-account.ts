import type { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import type { CallData, CallInput } from '@cliffhanger/contract/call.ts'
import { DatabaseError } from 'pg'
import type { CallContext, Handler } from '../../../platform/handlers.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import type { Authenticators } from '../authenticator.ts'
import { type Codes, readContact } from '../codes.ts'
import { lockPolicyOf } from '../lock-policy.ts'
import { forgetTries, lockKey, takeTry } from '../login-lock.ts'
import type { AccountNeeds } from '../needs.ts'
import { presentSelf } from '../present.ts'
import { getAccount, lockAccount, updateContact } from '../queries/accounts.ts'
import { removeAuthenticator } from '../queries/authenticators.ts'
import { tellProfile } from '../tell.ts'

type Row = typeof accountCalls.bindAccount
type Reply = CallData<Row>

const uniqueViolation = '23505'

/** Binds a mail address, a phone or an authenticator. The last of two at the same time gets 3011. */
export const bindAccount =
  (needs: AccountNeeds, codes: Codes, authenticators: Authenticators): Handler<Row> =>
  (context, input) => {
    if (input.type !== 'google') return bindContact(codes, context, input, input.type)
    if (input.off === 1) return switchOff(needs, authenticators, context, input.code ?? refuseField('code'))
    return input.code === undefined
      ? offerSecret(authenticators, context)
      : switchOn(needs, authenticators, context, input.code)
  }

async function bindContact(
  codes: Codes,
  context: CallContext<'bearer'>,
  input: CallInput<Row>,
  kind: 'email' | 'phone',
): Promise<Reply> {
  const contact = readContact(kind, input.account ?? '')
  const code = input.code ?? refuseField('code')
  const subject = { kind, contact, purpose: 'bind' } as const
  if (!(await codes.check(subject, code))) refuse('codeWrong')
  return context.db
    .transaction(async (tx) => {
      const account = await lockAccount(tx, context.caller.userId)
      if (account[kind] === contact) refuse('alreadyBound')
      await codes.use(tx, subject, code)
      const changed = await updateContact(tx, account.id, kind, contact, context.clock())
      await tellProfile(context, tx, changed)
      return { user_info: presentSelf(changed) }
    })
    .catch((fault: unknown) => {
      if (fault instanceof DatabaseError && fault.code === uniqueViolation) refuse('alreadyBound')
      throw fault
    })
}

const offerSecret = (authenticators: Authenticators, context: CallContext<'bearer'>): Promise<Reply> =>
  context.db.transaction(async (tx) => {
    const account = await lockAccount(tx, context.caller.userId)
    if (account.totp_secret) refuse('alreadyBound')
    return { user_info: presentSelf(account), google: await authenticators.offer(tx, account) }
  })

async function switchOn(
  needs: AccountNeeds,
  authenticators: Authenticators,
  context: CallContext<'bearer'>,
  code: string,
): Promise<Reply> {
  await takeCodeTry(needs, context)
  return context.db.transaction(async (tx) => {
    const account = await lockAccount(tx, context.caller.userId)
    if (account.totp_secret) refuse('alreadyBound')
    if (!(await authenticators.accept(tx, account, code))) refuse('authenticatorWrong')
    return finish(context, tx)
  })
}

async function switchOff(
  needs: AccountNeeds,
  authenticators: Authenticators,
  context: CallContext<'bearer'>,
  code: string,
): Promise<Reply> {
  await takeCodeTry(needs, context)
  return context.db.transaction(async (tx) => {
    const account = await lockAccount(tx, context.caller.userId)
    if (!(await authenticators.verify(tx, account, code))) refuse('authenticatorWrong')
    await removeAuthenticator(tx, account.id)
    return finish(context, tx)
  })
}

/** Wrong codes of an authenticator count against the account, so that six digits cannot be tried through. */
async function takeCodeTry(needs: AccountNeeds, { db, clock, caller }: CallContext<'bearer'>): Promise<void> {
  const policy = lockPolicyOf(await needs.platform())
  if (!(await takeTry(db, lockKey.account(caller.userId), policy, clock())))
    refuse('tooManyRequests', { retry_after: policy.windowMs / 1000 })
}

async function finish(context: CallContext<'bearer'>, tx: CallContext['db']): Promise<Reply> {
  await forgetTries(tx, lockKey.account(context.caller.userId))
  const changed = await getAccount(tx, context.caller.userId)
  await tellProfile(context, tx, changed)
  return { user_info: presentSelf(changed) }
}
