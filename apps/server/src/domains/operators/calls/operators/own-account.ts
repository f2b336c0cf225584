import { minuteMs } from '@cliffhanger/contract/duration.ts'
import type { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { operatorCookie } from '../../../../platform/http/operator-cookie.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { hashPassword, verifyPassword } from '../../../../platform/security/password.ts'
import { forgetTries, takeTry } from '../../../account/index.ts'
import { recordAction } from '../../audit.ts'
import { presentOperator } from '../../present/operators.ts'
import { findOperator, updatePasswordHash } from '../../queries/operators.ts'
import { isSingleOperator } from '../../queries/policy.ts'
import { endSession, endSessionsOf } from '../../queries/sessions.ts'
import { isAlone } from '../../second-person.ts'

const getOperator: Handler<typeof staffCalls.getOperator> = async (context) => {
  const { db, caller, settings } = context
  const operator = (await findOperator(db, caller.operatorId)) ?? refuse('tokenInvalid')
  return {
    operator: presentOperator(operator, settings),
    permissions: [...caller.permissions],
    is_single: flagOf(await isSingleOperator(db)),
    is_alone: flagOf(await isAlone(context, db, operator.id)),
  }
}

/** Ends this sign-in; doing it again changes nothing. */
const signOutOperator: Handler<typeof staffCalls.signOutOperator> = async (context) => {
  const { db, caller, clock, settings } = context
  await endSession(db, caller.sessionId, clock())
  context.setCookie(operatorCookie(settings, '', 0))
  return {}
}

/** Five wrong tries close the call for 15 minutes. Other sign-ins of the operator end. */
const changeOperatorPassword: Handler<typeof staffCalls.changeOperatorPassword> = async (context, input) => {
  const { db, caller } = context
  const nowMs = context.clock()
  const key = `operator password ${caller.operatorId}`
  if (!(await takeTry(db, key, { tries: 5, windowMs: 15 * minuteMs }, nowMs))) return refuse('tooManyAttempts')
  const operator = (await findOperator(db, caller.operatorId)) ?? refuse('tokenInvalid')
  if (!(await verifyPassword(operator.password_hash, input.old_password))) return refuse('oldPasswordWrong')
  const passwordHash = await hashPassword(input.password)
  return db.transaction(async (tx) => {
    await updatePasswordHash(tx, caller.operatorId, passwordHash)
    await endSessionsOf(tx, caller.operatorId, caller.sessionId, nowMs)
    await forgetTries(tx, key)
    await recordAction(tx, context, { action: 'operator.changePassword', target: `operator ${caller.operatorId}` })
    return {}
  })
}

export const ownAccountHandlers = {
  getOperator,
  signOutOperator,
  changeOperatorPassword,
}
