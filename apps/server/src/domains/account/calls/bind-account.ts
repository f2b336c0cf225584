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
import { consumeAttempt, forgetTries, lockKey } from '../login-lock.ts'
import type { AccountNeeds } from '../needs.ts'
import { notifyProfile } from '../notify.ts'
import { presentSelf } from '../present.ts'
import { demandProof, nothingToUse, type Proof, type Proving } from '../proof.ts'
import { type Account, getAccount, lockAccount } from '../queries/accounts.ts'
import { removeAuthenticator } from '../queries/authenticators.ts'
import { updateContact } from '../queries/update-account.ts'

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
  (deps: Binding): Handler<Row> =>
  (context, input) => {
    if (input.type !== 'google') return bindContact(deps, context, input, input.type)
    if (input.off === 1) return switchOff(deps, context, input, input.code ?? refuseField('code'))
    return input.code === undefined ? offerSecret(deps.authenticators, context) : switchOn(deps, context, input.code)
  }

async function bindContact(
  deps: Binding,
  context: CallContext<'bearer'>,
  input: CallInput<Row>,
  kind: 'email' | 'phone',
): Promise<Reply> {
  const { codes, protection } = deps
  const contact = readContact(kind, input.account ?? '')
  const code = input.code ?? refuseField('code')
  const judged = await getAccount(context.db, context.caller.userId)
  if (judged[kind] === contact) refuse('alreadyBound')
  const guard = await guardContact(deps, context, input, judged, kind)
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
      if (guard.isNotified) {
        const change = { kind, before: account[kind] }
        await appendEvents(context, tx, [await protection.raise(tx, account, change, context.origin)])
      }
      await notifyProfile(context, tx, changed)
      return { user_info: presentSelf(changed) }
    })
    .catch((error: unknown) => {
      if (error instanceof DatabaseError && error.code === uniqueViolation) refuse('alreadyBound')
      throw error
    })
}

/** What a contact takes: a proof where there is something to lose, and whether money stays afterwards. */
async function guardContact(
  deps: Binding,
  context: CallContext<'bearer'>,
  input: CallInput<Row>,
  account: Account,
  kind: 'email' | 'phone',
): Promise<{ proof: Proof; isNotified: boolean; isHeld: boolean }> {
  const isReplaced = account[kind] !== null
  const isKnown = account.password_hash !== null || account.email !== null || account.phone !== null
  const hasValue = await deps.domains.ledger.holdsValue(context.db, account.id)
  const hasPin = await deps.domains.wallet.hasPaymentPassword(context.db, account.id)
  const hasMuch = isReplaced || hasValue || hasPin || !isKnown
  const proof = hasMuch
    ? await demandProof(deps.domains, deps.codes, context, account, input, isReplaced ? kind : undefined)
    : nothingToUse
  return { proof, isNotified: isReplaced || hasValue || hasPin, isHeld: isReplaced || (!isKnown && hasValue) }
}

const offerSecret = (authenticators: Authenticators, context: CallContext<'bearer'>): Promise<Reply> =>
  context.db.transaction(async (tx) => {
    const account = await lockAccount(tx, context.caller.userId)
    if (account.totp_secret) refuse('alreadyBound')
    return { user_info: presentSelf(account), google: await authenticators.offer(tx, account) }
  })

async function switchOn(deps: Binding, context: CallContext<'bearer'>, code: string): Promise<Reply> {
  const { authenticators } = deps
  await consumeCodeAttempt(deps.domains, context)
  return context.db.transaction(async (tx) => {
    const account = await lockAccount(tx, context.caller.userId)
    if (account.totp_secret) refuse('alreadyBound')
    if (!(await authenticators.accept(tx, account, code))) refuse('authenticatorWrong')
    return finish(context, tx)
  })
}

/** The code of the authenticator alone could come from a borrowed phone: a proof is asked for besides. */
async function switchOff(
  deps: Binding,
  context: CallContext<'bearer'>,
  input: CallInput<Row>,
  code: string,
): Promise<Reply> {
  const judged = await getAccount(context.db, context.caller.userId)
  const proof = await demandProof(deps.domains, deps.codes, context, judged, input)
  await consumeCodeAttempt(deps.domains, context)
  return context.db.transaction(async (tx) => {
    const account = await lockAccount(tx, context.caller.userId)
    if (account.password_hash !== judged.password_hash) refuse('stateChanged')
    if (!(await deps.authenticators.verify(tx, account, code))) refuse('authenticatorWrong')
    await proof.use(tx)
    await removeAuthenticator(tx, account.id)
    const change = { kind: 'authenticator', before: account.totp_secret } as const
    await appendEvents(context, tx, [await deps.protection.raise(tx, account, change, context.origin)])
    return finish(context, tx)
  })
}

/** Wrong codes of an authenticator count against the account, so that six digits cannot be tried through. */
async function consumeCodeAttempt(
  domains: Pick<AccountNeeds, 'session'>,
  { db, clock, caller }: CallContext<'bearer'>,
): Promise<void> {
  const policy = lockPolicyOf(await domains.session.platform())
  if (!(await consumeAttempt(db, lockKey.account(caller.userId), policy, clock())))
    refuse('tooManyRequests', { retry_after: policy.windowMs / 1000 })
}

async function finish(context: CallContext<'bearer'>, tx: CallContext['db']): Promise<Reply> {
  await forgetTries(tx, lockKey.account(context.caller.userId))
  const changed = await getAccount(tx, context.caller.userId)
  await notifyProfile(context, tx, changed)
  return { user_info: presentSelf(changed) }
}
