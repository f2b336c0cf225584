import type { passkeyCalls } from '@cliffhanger/contract/wallet/passkey-calls.ts'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { CallContext, Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { refuseLocked } from '../../payment-password/judge.ts'
import {
  findPaymentPassword,
  insertTicket,
  lockPaymentPassword,
} from '../../payment-password/queries/payment-passwords.ts'
import { newTicket, ticketHash, ticketMs } from '../../payment-password/tickets.ts'
import { findPasskey, listPasskeys, noteUse, type Passkey } from '../queries/passkeys.ts'
import { acceptChallenge, keepChallenge, relyingParty } from '../relying-party.ts'

/** What the browser needs to confirm a payment by one of the caller's passkeys; while payments are locked, nothing (check 19). */
export const startPasskeyPayment: Handler<typeof passkeyCalls.startPasskeyPayment> = async (context) => {
  const { db, caller, clock } = context
  const stored = (await findPaymentPassword(db, caller.userId)) ?? refuse('paymentPasswordMissing')
  refuseLocked(stored, clock())
  const known = await listPasskeys(db, caller.userId)
  if (known.length === 0) refuse('notFound')
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context).id,
    allowCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    userVerification: 'required',
  })
  await keepChallenge(context, 'pay', options.challenge)
  return { options: { ...options } }
}

/** Exchanges what the device signed for a ticket that pays once. Refuses 7033 for anything else, 7004 while payments are locked. */
export const confirmPasskey: Handler<typeof passkeyCalls.confirmPasskey> = async (context, { passkey }) => {
  const { db, caller, clock } = context
  const known = (await findPasskey(db, caller.userId, passkey.id)) ?? refuse('passkeyRefused')
  const signCount = await verify(context, known, passkey)
  const ticket = newTicket()
  await db.transaction(async (tx) => {
    const nowMs = clock()
    refuseLocked((await lockPaymentPassword(tx, caller.userId)) ?? refuse('paymentPasswordMissing'), nowMs)
    if (!(await noteUse(tx, known.id, signCount, nowMs))) refuse('passkeyRefused')
    await insertTicket(
      tx,
      caller.userId,
      { hash: ticketHash(ticket), purpose: 'pay' },
      { nowMs, expiresMs: nowMs + ticketMs },
    )
  })
  return { ticket }
}

type Answer = Parameters<typeof confirmPasskey>[1]['passkey']

/** How often the authenticator has signed. */
async function verify(context: CallContext<'bearer'>, known: Passkey, answer: Answer): Promise<number> {
  const { id, origin } = relyingParty(context)
  const result = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: acceptChallenge(context, 'pay'),
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: known.credential_id,
      publicKey: new Uint8Array(known.public_key),
      counter: known.sign_count,
    },
    // The library says by throwing what is wrong with an answer.
  }).catch(() => undefined)
  return result?.verified ? result.authenticationInfo.newCounter : refuse('passkeyRefused')
}
