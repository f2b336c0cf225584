import type { CallContext } from '../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { verifyPassword } from '../../platform/security/password.ts'
import type { Codes } from './codes.ts'
import { lockPolicyOf } from './lock-policy.ts'
import { consumeAttempt, forgetTries, lockKey } from './login-lock.ts'
import type { AccountNeeds } from './needs.ts'
import type { Account } from './queries/accounts.ts'
import type { CodeSubject } from './queries/codes.ts'

/** What a member shows besides their session. */
export interface GivenProof {
  readonly login_pwd?: string | undefined
  readonly pay_password?: string | undefined
  readonly old_code?: string | undefined
}

/** A proof that was found right. A code is used up by `use`, in the transaction of what it proves. */
export interface Proof {
  use(tx: CallContext['db']): Promise<void>
}

export type Proving = Pick<AccountNeeds, 'session' | 'wallet' | 'ledger'>

export const nothingToUse: Proof = { use: async () => undefined }

const kinds = ['email', 'phone'] as const

/**
 * Demands the login password; where there is none the payment password; or a code to the address that is replaced, else to any that is bound.
 * An account that has none of them shows the secret of its device, as its sign-in did. Refuses 4000 naming what is missing, 3012, 4006, 7003,
 * 7004, 3009, and 4001 for a sign-in that showed no more than a device id.
 */
export async function demandProof(
  domains: Proving,
  codes: Codes,
  context: CallContext<'bearer'>,
  account: Account,
  given: GivenProof,
  replaced?: 'email' | 'phone',
): Promise<Proof> {
  const addressed = kinds.filter((kind) => account[kind] !== null && (replaced === undefined || kind === replaced))
  if (given.old_code !== undefined && addressed.length > 0)
    return proveByCode(codes, account, addressed, given.old_code)
  if (account.password_hash !== null) {
    await checkLoginPassword(domains, context, account, given.login_pwd ?? refuseField('login_pwd'))
    return nothingToUse
  }
  if (await domains.wallet.hasPaymentPassword(context.db, account.id)) {
    await domains.wallet.judgePaymentPassword(context, given.pay_password ?? refuseField('pay_password'))
    return nothingToUse
  }
  if (addressed.length > 0) return refuseField('old_code')
  if (!(await domains.session.isProvenSession(context.db, context.caller.sessionId))) refuse('noPermission')
  return nothingToUse
}

/** A code of type bind, sent to an address that is bound. */
async function proveByCode(
  codes: Codes,
  account: Account,
  addressed: readonly (typeof kinds)[number][],
  code: string,
): Promise<Proof> {
  for (const kind of addressed) {
    const subject: CodeSubject = { kind, contact: account[kind] ?? '', purpose: 'bind' }
    if (await codes.check(subject, code)) return { use: (tx) => codes.use(tx, subject, code) }
  }
  return refuse('codeWrong')
}

/** Wrong login passwords of somebody who is signed in count against the account wherever they are tried; refuses 4006 and 3012. */
export async function checkLoginPassword(
  domains: { readonly session: Pick<AccountNeeds['session'], 'platform'> },
  { db, clock }: CallContext<'bearer'>,
  account: Account,
  password: string,
): Promise<void> {
  const key = lockKey.account(account.id)
  const policy = lockPolicyOf(await domains.session.platform())
  if (!(await consumeAttempt(db, key, policy, clock())))
    refuse('tooManyRequests', { retry_after: policy.windowMs / 1000 })
  if (!(await verifyPassword(account.password_hash, password))) refuse('oldPasswordWrong')
  await forgetTries(db, key)
}
