import { minuteMs } from '@cliffhanger/contract/duration.ts'
import type { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { hashPassword } from '../../../../platform/security/password.ts'
import { newTotpSecret, totpStepOf, totpUrl } from '../../../../platform/security/totp.ts'
import { forgetTries, takeTry } from '../../../account/index.ts'
import { operatorSealer } from '../../credentials.ts'
import { openSession } from '../../open-session.ts'
import { endLinksOf, lockOpenLink, offerSecret } from '../../queries/links.ts'
import { noteSignIn, setOwnSecrets } from '../../queries/operators.ts'
import { endSessionsOf } from '../../queries/sessions.ts'
import { hashLink } from '../../setup-link.ts'

/** Six digits could be guessed with the link alone, not in ten tries. */
const tries = { tries: 10, windowMs: 15 * minuteMs }

const open = async (tx: Db, link: string, nowMs: number) =>
  (await lockOpenLink(tx, hashLink(link), nowMs)) ?? refuse('notFound')

/** The same authenticator each time, so that a page that is loaded again fits what was scanned. Refuses 4002 a link that was used, replaced
 *  or is too old. */
const openSetup: Handler<typeof staffCalls.openSetup> = async ({ db, clock, secrets }, { link }) => {
  const sealer = operatorSealer(secrets)
  return db.transaction(async (tx) => {
    const found = await open(tx, link, clock())
    const secret = found.totp_secret === null ? newTotpSecret() : sealer.open(found.totp_secret)
    if (found.totp_secret === null) await offerSecret(tx, found.id, sealer.seal(secret))
    return { login: found.login, name: found.name, totp_secret: secret, otpauth_url: totpUrl(secret, found.login) }
  })
}

/** Uses the link up: of two at once one sets up and the other is refused 4002. */
const finishSetup: Handler<typeof staffCalls.finishSetup> = async (context, { link, password, code, cookie }) => {
  const { db, clock, secrets } = context
  const nowMs = clock()
  const key = `operator setup ${hashLink(link).toString('hex')}`
  if (!(await takeTry(db, key, tries, nowMs))) return refuse('tooManyAttempts')
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const found = await open(tx, link, nowMs)
    const totpSecret = found.totp_secret ?? refuse('notFound')
    const step = totpStepOf(operatorSealer(secrets).open(totpSecret), code, nowMs) ?? refuse('wrongCredentials')
    await setOwnSecrets(tx, found.operator_id, { passwordHash, totpSecret }, step, nowMs)
    await endLinksOf(tx, found.operator_id, nowMs)
    await endSessionsOf(tx, found.operator_id, 0, nowMs)
    await noteSignIn(tx, found.operator_id, nowMs)
    await forgetTries(tx, key)
    return openSession(tx, context, found.operator_id, 'operator.setUp', { cookie })
  })
}

export const setupHandlers = {
  openSetup,
  finishSetup,
}
