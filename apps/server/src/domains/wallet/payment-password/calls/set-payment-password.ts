import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { paymentPasswordCalls } from '@cliffhanger/contract/wallet/payment-password-calls.ts'
import type { CallContext, Handler } from '../../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../../platform/http/refusal.ts'
import { appendEvents } from '../../../../platform/realtime/streams.ts'
import { checkLoginPassword, getAccount } from '../../../account/index.ts'
import type { WalletDeps } from '../../deps.ts'
import { hashNewPaymentPassword } from '../new-payment-password.ts'
import {
  findPaymentPassword,
  insertPaymentPassword,
  lockPaymentPassword,
  replacePaymentPassword,
} from '../queries/payment-passwords.ts'

type Row = typeof paymentPasswordCalls.setPaymentPassword
type Own = Awaited<ReturnType<typeof getAccount>>
type Subject = Parameters<WalletDeps['domains']['account']['codes']['check']>[0]

/**
 * Sets the first payment password, or another in place of a forgotten one. A session is not enough: the login password where there is one,
 * and a code for another one, or where a contact is all there is to show; an account that has neither shows the secret of its device. After a
 * forgotten one money does not leave for a while. The member is told with a link that stops it.
 */
export const setPaymentPassword =
  (deps: WalletDeps): Handler<Row> =>
  async (context, input) => {
    if (input.pay_password !== input.pay_password2) refuse('passwordsDiffer')
    const { db, clock, caller } = context
    const account = await getAccount(db, caller.userId)
    const stored = await findPaymentPassword(db, caller.userId)
    const subject = await prove(deps, context, account, input, stored !== undefined)
    const passwordHash = await hashNewPaymentPassword(context, input.pay_password)
    await db.transaction(async (tx) => {
      const now = await getAccount(tx, account.id)
      if (now.password_hash !== account.password_hash) refuse('stateChanged')
      if (subject) await deps.domains.account.codes.use(tx, subject, input.code ?? '')
      const before = stored && (await lockPaymentPassword(tx, account.id))
      if (before) {
        await replacePaymentPassword(tx, account.id, passwordHash, clock())
        await deps.domains.account.protection.hold(tx, account.id)
        // Another device was faster: there is one now.
      } else if (!(await insertPaymentPassword(tx, account.id, passwordHash, clock()))) refuseField('code')
      // A device that nobody knows yet has nobody else to tell.
      if (!before && account.password_hash === null && !subject) return
      const change = { kind: 'pay_password', before: before?.password_hash ?? null } as const
      await appendEvents(context, tx, [
        await deps.domains.account.protection.raise(tx, account, change, context.origin),
      ])
    })
    return { is_set: 1 }
  }

/** Judges what was shown; answers what the code proves, which is used up with the change. */
async function prove(
  deps: WalletDeps,
  context: CallContext<'bearer'>,
  account: Own,
  input: CallInput<Row>,
  isReset: boolean,
): Promise<Subject | undefined> {
  const hasLoginPassword = account.password_hash !== null
  const subjects = (['email', 'phone'] as const).flatMap((kind): Subject[] => {
    const contact = account[kind]
    return contact === null ? [] : [{ kind, contact, purpose: 'paypass' }]
  })
  if (hasLoginPassword)
    await checkLoginPassword(deps.domains, context, account, input.login_pwd ?? refuseField('login_pwd'))
  if (isReset || (!hasLoginPassword && subjects.length > 0)) {
    const code = input.code ?? refuseField('code')
    for (const subject of subjects) if (await deps.domains.account.codes.check(subject, code)) return subject
    return refuse('codeWrong')
  }
  if (!hasLoginPassword && !(await deps.domains.session.isProvenSession(context.db, context.caller.sessionId)))
    refuse('noPermission')
  return undefined
}
