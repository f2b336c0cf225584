import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { isGuessable } from '@cliffhanger/rules/wallet/payment-password.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { hashPassword } from '../../../platform/security/password.ts'
import { findBirthday, getAccount } from '../../account/index.ts'

/** The hash of a new payment password; refuses 4000 for one that whoever knows the member, or nothing at all, tries first. */
export async function hashNewPaymentPassword(context: CallContext<'bearer'>, digits: string): Promise<string> {
  const { db, caller, language } = context
  const { phone } = await getAccount(db, caller.userId)
  const birthday = await findBirthday(context, db, caller.userId)
  if (isGuessable(digits, { phone: phone ?? undefined, birthday }))
    refuse(
      'invalidParameter',
      { field: 'pay_password', reason: 'guessable' },
      messageText(language, 'payPasswordTooSimple'),
    )
  return hashPassword(digits)
}
