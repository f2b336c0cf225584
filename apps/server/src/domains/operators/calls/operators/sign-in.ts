import { minuteMs } from '@cliffhanger/contract/duration.ts'
import type { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { verifyPassword } from '../../../../platform/security/password.ts'
import { totpStepOf } from '../../../../platform/security/totp.ts'
import { signInLock } from '../../../account/index.ts'
import { operatorSealer } from '../../credentials.ts'
import { findKnownConsole, rememberConsole } from '../../known-consoles.ts'
import { openSession } from '../../open-session.ts'
import { findOperatorByLogin, useTotpStep } from '../../queries/operators.ts'

/** Five wrong tries of a login at one place close it there for 15 minutes, as for members (C-45, A-17). */
const lockPolicy = { tries: 5, windowMs: 15 * minuteMs }

/** Password and authenticator, always both. Which of the two was wrong is not told; each code works once. */
const signInOperator: Handler<typeof staffCalls.signInOperator> = async (context, input) => {
  const { login, password, code, cookie } = input
  const nowMs = context.clock()
  const operator = await findOperatorByLogin(context.db, login)
  const device = await findKnownConsole(context.db, operator?.id ?? 0, input.console_key)
  const origin = { address: context.address, device }
  const lock = signInLock(context.db, 'operator', login.toLowerCase(), origin, lockPolicy)
  if (!(await lock.take(nowMs))) return refuse('tooManyAttempts')
  const refuseWrong = async () => {
    await lock.wrong(nowMs)
    return refuse('wrongCredentials')
  }
  const isRightPassword = await verifyPassword(operator?.password_hash, password)
  if (!operator?.is_enabled || !isRightPassword || operator.totp_secret === null) return refuseWrong()
  const step = totpStepOf(operatorSealer(context.secrets).open(operator.totp_secret), code, nowMs)
  if (step === undefined) return refuseWrong()

  return context.db.transaction(async (tx) => {
    if ((await useTotpStep(tx, operator.id, step, nowMs)) === 0) return refuse('wrongCredentials')
    await lock.forget(tx)
    const console_key = await rememberConsole(tx, operator.id, input.console_key, nowMs)
    return { ...(await openSession(tx, context, operator.id, 'operator.signIn', { cookie })), console_key }
  })
}

export const signInHandlers = {
  signInOperator,
}
