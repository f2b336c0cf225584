import type { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import type { Handler } from '../../../platform/handlers.ts'
import { verifyPassword } from '../../../platform/password.ts'
import { refuse } from '../../../platform/refusal.ts'
import { totpStepOf } from '../../../platform/totp.ts'
import { forgetTries, takeTry } from '../../account/index.ts'
import { operatorSealer } from '../credentials.ts'
import { openSession } from '../open-session.ts'
import { findOperatorByLogin, useTotpStep } from '../queries/operators.ts'

/** Five wrong tries of a login or from an address close it for 15 minutes, as for members (C-45). */
const lockPolicy = { tries: 5, windowMs: 15 * 60_000 }
const lockKeys = (login: string, address: string) => [`operator ${login.toLowerCase()}`, `operator address ${address}`]

/** Password and authenticator, always both. Which of the two was wrong is not told; each code works once. */
export const signInOperator: Handler<typeof staffCalls.signInOperator> = async (
  context,
  { login, password, code, cookie },
) => {
  const nowMs = context.clock()
  const keys = lockKeys(login, context.address)
  for (const key of keys) if (!(await takeTry(context.db, key, lockPolicy, nowMs))) return refuse('tooManyAttempts')

  const operator = await findOperatorByLogin(context.db, login)
  const isRightPassword = await verifyPassword(operator?.password_hash, password)
  if (!operator?.is_enabled || !isRightPassword || operator.totp_secret === null) return refuse('wrongCredentials')
  const step = totpStepOf(operatorSealer(context.secrets).open(operator.totp_secret), code, nowMs)
  if (step === undefined) return refuse('wrongCredentials')

  return context.db.transaction(async (tx) => {
    if ((await useTotpStep(tx, operator.id, step, nowMs)) === 0) return refuse('wrongCredentials')
    for (const key of keys) await forgetTries(tx, key)
    return openSession(tx, context, operator.id, 'operator.signIn', { cookie })
  })
}
