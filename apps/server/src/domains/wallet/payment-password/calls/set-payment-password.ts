import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { paymentPasswordCalls } from '@cliffhanger/contract/wallet/payment-password-calls.ts'
import type { CallContext, Handler } from '../../../../platform/handlers.ts'
import { verifyPassword } from '../../../../platform/password.ts'
import { refuse, refuseField } from '../../../../platform/refusal.ts'
import { forgetTries, getAccount, lockKey, lockPolicyOf, takeTry } from '../../../account/index.ts'
import type { WalletParts } from '../../parts.ts'
import { hashNewPaymentPassword } from '../new-payment-password.ts'
import { findPaymentPassword, insertPaymentPassword, replacePaymentPassword } from '../queries/payment-passwords.ts'

type Row = typeof paymentPasswordCalls.setPaymentPassword
type Own = Awaited<ReturnType<typeof getAccount>>

/** Sets the first payment password, by the login password where there is one; or another in place of a forgotten one, by a code. */
export const setPaymentPassword =
  (parts: WalletParts): Handler<Row> =>
  async (context, input) => {
    if (input.pay_password !== input.pay_password2) refuse('passwordsDiffer')
    const { db, caller } = context
    const account = await getAccount(db, caller.userId)
    const isReset = (await findPaymentPassword(db, caller.userId)) !== undefined
    if (!isReset || input.login_pwd !== undefined) await checkLoginPassword(parts, context, account, input.login_pwd)
    await (isReset ? reset(parts, context, account, input) : setFirst(context, input))
    return { is_set: 1 }
  }

async function setFirst(context: CallContext<'bearer'>, input: CallInput<Row>): Promise<void> {
  const { db, clock, caller } = context
  const passwordHash = await hashNewPaymentPassword(context, input.pay_password)
  const isSet = await insertPaymentPassword(db, caller.userId, passwordHash, clock())
  // Another device was faster: there is one now.
  if (!isSet) refuseField('code')
}

/** The code was sent to the account's own mail address or phone; a new password is open again, whatever the old one was. */
async function reset(
  { codes }: WalletParts,
  context: CallContext<'bearer'>,
  account: Own,
  input: CallInput<Row>,
): Promise<void> {
  const { db, clock } = context
  const code = input.code ?? refuseField('code')
  const contacts = (['email', 'phone'] as const).flatMap((kind) => {
    const contact = account[kind]
    return contact === null ? [] : [{ kind, contact, purpose: 'paypass' as const }]
  })
  for (const subject of contacts) {
    if (!(await codes.check(subject, code))) continue
    const passwordHash = await hashNewPaymentPassword(context, input.pay_password)
    return db.transaction(async (tx) => {
      await codes.use(tx, subject, code)
      await replacePaymentPassword(tx, account.id, passwordHash, clock())
    })
  }
  refuse('codeWrong')
}

/** Wrong login passwords count against the account wherever they are tried. */
async function checkLoginPassword(
  parts: WalletParts,
  { db, clock }: CallContext<'bearer'>,
  account: Own,
  password: string | undefined,
): Promise<void> {
  if (account.password_hash === null) return
  const given = password ?? refuseField('login_pwd')
  const key = lockKey.account(account.id)
  const policy = lockPolicyOf(await parts.platform())
  if (!(await takeTry(db, key, policy, clock()))) refuse('tooManyRequests', { retry_after: policy.windowMs / 1000 })
  if (!(await verifyPassword(account.password_hash, given))) refuse('oldPasswordWrong')
  await forgetTries(db, key)
}
