import type { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import type { CallData, CallInput } from '@cliffhanger/contract/call.ts'
import { DatabaseError } from 'pg'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { appendEvents } from '../../../platform/realtime/streams.ts'
import type { Protection } from '../alarms.ts'
import type { Authenticators } from '../authenticator.ts'
import { type Codes, readContact } from '../codes.ts'
import { lockPolicyOf } from '../lock-policy.ts'
import { forgetTries, lockKey, takeTry } from '../login-lock.ts'
import type { AccountNeeds } from '../needs.ts'
import { presentSelf } from '../present.ts'
import { demandProof, nothingToUse, type Proof, type Proving } from '../proof.ts'
import { type Account, getAccount, lockAccount, updateContact } from '../queries/accounts.ts'
import { removeAuthenticator } from '../queries/authenticators.ts'
import { tellProfile } from '../tell.ts'

type Row = typeof accountCalls.bindAccount
type Reply = CallData<Row>

const uniqueViolation = '23505'

/** What binding needs of the domain and its neighbours. */
interface Binding {
  readonly domains: Proving
  readonly codes: Codes
  readonly authenticators: Authenticators
  readonly protection: Protection
}

/** Binds a mail address, a phone or an authenticator. The last of two at the same time gets 3011. */
export const bindAccount =
  (parts: Binding): Handler<Row> =>
  (context, input) => {
    if (input.type !== 'google') return bindContact(parts, context, input, input.type)
    if (input.off === 1) return switchOff(parts, context, input, input.code ?? refuseField('code'))
    return input.code === undefined ? offerSecret(parts.authenticators, context) : switchOn(parts, context, input.code)
  }

async function bindContact(
  parts: Binding,
  context: CallContext<'bearer'>,
  input: CallInput<Row>,
  kind: 'email' | 'phone',
): Promise<Reply> {
  const { codes, protection } = parts
  const contact = readContact(kind, input.account ?? '')
  const code = input.code ?? refuseField('code')
  const judged = await getAccount(context.db, context.caller.userId)
  if (judged[kind] === contact) refuse('alreadyBound')
  const guard = await guardContact(parts, context, input, judged, kind)
  const subject = { kind, contact, purpose: 'bind' } as const
  if (!(await codes.check(subject, code))) refuse('codeWrong')
  return context.db
    .transaction(async (tx) => {
      const account = await lockAccount(tx, context.caller.userId)
      // What was proved was proved for the account as it was then.
      if (account[kind] !== judged[kind] || account.password_hash !== judged.password_hash) refuse('stateChanged')
      await guard.proof.use(tx)
      await codes.use(tx, subject, code)
      const changed = await updateContact(tx, account.id, kind, contact, context.clock())
      if (guard.isHeld) await protection.hold(tx, account.id)
      if (guard.isTold) {
        const change = { kind, before: account[kind] }
        await appendEvents(context, tx, [await protection.raise(tx, account, change, context.origin)])
      }
      await tellProfile(context, tx, changed)
      return { user_info: presentSelf(changed) }
    })
    .catch((fault: unknown) => {
      if (fault instanceof DatabaseError && fault.code === uniqueViolation) refuse('alreadyBound')
      throw fault
    })
}

/** What a contact takes: a proof where there is something to lose, and whether money stays afterwards. */
async function guardContact(
  parts: Binding,
  context: CallContext<'bearer'>,
  input: CallInput<Row>,
  account: Account,
  kind: 'email' | 'phone',
): Promise<{ proof: Proof; isTold: boolean; isHeld: boolean }> {
  const isReplaced = account[kind] !== null
  const isKnown = account.password_hash !== null || account.email !== null || account.phone !== null
  const hasValue = await parts.domains.wallet.holdsValue(context.db, account.id)
  const hasPin = await parts.domains.wallet.hasPaymentPassword(context.db, account.id)
  const hasMuch = isReplaced || hasValue || hasPin || !isKnown
  const proof = hasMuch
    ? await demandProof(parts.domains, parts.codes, context, account, input, isReplaced ? kind : undefined)
    : nothingToUse
  return { proof, isTold: isReplaced || hasValue || hasPin, isHeld: isReplaced || (!isKnown && hasValue) }
}

const offerSecret = (authenticators: Authenticators, context: CallContext<'bearer'>): Promise<Reply> =>
  context.db.transaction(async (tx) => {
    const account = await lockAccount(tx, context.caller.userId)
    if (account.totp_secret) refuse('alreadyBound')
    return { user_info: presentSelf(account), google: await authenticators.offer(tx, account) }
  })

async function switchOn(parts: Binding, context: CallContext<'bearer'>, code: string): Promise<Reply> {
  const { authenticators } = parts
  await takeCodeTry(parts.domains, context)
  return context.db.transaction(async (tx) => {
    const account = await lockAccount(tx, context.caller.userId)
    if (account.totp_secret) refuse('alreadyBound')
    if (!(await authenticators.accept(tx, account, code))) refuse('authenticatorWrong')
    return finish(context, tx)
  })
}

/** The code of the authenticator alone could come from a borrowed phone: a proof is asked for besides. */
async function switchOff(
  parts: Binding,
  context: CallContext<'bearer'>,
  input: CallInput<Row>,
  code: string,
): Promise<Reply> {
  const judged = await getAccount(context.db, context.caller.userId)
  const proof = await demandProof(parts.domains, parts.codes, context, judged, input)
  await takeCodeTry(parts.domains, context)
  return context.db.transaction(async (tx) => {
    const account = await lockAccount(tx, context.caller.userId)
    if (account.password_hash !== judged.password_hash) refuse('stateChanged')
    if (!(await parts.authenticators.verify(tx, account, code))) refuse('authenticatorWrong')
    await proof.use(tx)
    await removeAuthenticator(tx, account.id)
    const change = { kind: 'authenticator', before: account.totp_secret } as const
    await appendEvents(context, tx, [await parts.protection.raise(tx, account, change, context.origin)])
    return finish(context, tx)
  })
}

/** Wrong codes of an authenticator count against the account, so that six digits cannot be tried through. */
async function takeCodeTry(
  domains: Pick<AccountNeeds, 'session'>,
  { db, clock, caller }: CallContext<'bearer'>,
): Promise<void> {
  const policy = lockPolicyOf(await domains.session.platform())
  if (!(await takeTry(db, lockKey.account(caller.userId), policy, clock())))
    refuse('tooManyRequests', { retry_after: policy.windowMs / 1000 })
}

async function finish(context: CallContext<'bearer'>, tx: CallContext['db']): Promise<Reply> {
  await forgetTries(tx, lockKey.account(context.caller.userId))
  const changed = await getAccount(tx, context.caller.userId)
  await tellProfile(context, tx, changed)
  return { user_info: presentSelf(changed) }
}
