import { type passkeyCalls, passkeysMax } from '@cliffhanger/contract/wallet/passkey-calls.ts'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { CallContext, Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { appendEvents } from '../../../../platform/realtime/streams.ts'
import { getAccount } from '../../../account/index.ts'
import { judgePaymentPassword, type MemberNotification } from '../../payment-password/judge.ts'
import { lockPaymentPassword } from '../../payment-password/queries/payment-passwords.ts'
import { findPasskey, insertPasskey, listPasskeys, type Passkey } from '../queries/passkeys.ts'
import { acceptChallenge, algorithms, keepChallenge, relyingParty } from '../relying-party.ts'

/** What the browser needs to make a passkey: only whoever knows the payment password may put another thing in its place. */
export const startPasskey =
  (domains: MemberNotification): Handler<typeof passkeyCalls.startPasskey> =>
  async (context, { pay_password: password }) => {
    await judgePaymentPassword(context, domains, password)
    const { db, caller } = context
    const known = await listPasskeys(db, caller.userId)
    if (known.length >= passkeysMax) refuse('tooManyAccounts')
    const { user_no: userNo, nick_name: name } = await getAccount(db, caller.userId)
    const options = await generateRegistrationOptions({
      rpName: 'Cliffhanger',
      rpID: relyingParty(context).id,
      userName: name || userNo,
      userDisplayName: name,
      // The same for all passkeys of a member, so that a device keeps one of them. It says who it is to nobody else.
      userID: new TextEncoder().encode(`cliffhanger:${caller.userId}`),
      supportedAlgorithmIDs: [...algorithms],
      attestationType: 'none',
      excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
      authenticatorSelection: {
        authenticatorAttachment: 'platform',
        residentKey: 'discouraged',
        userVerification: 'required',
      },
    })
    await keepChallenge(context, 'add', options.challenge)
    return { options: { ...options } }
  }

/** Adds what the device made, and tells the member. Refuses 7033 for an answer to anything but an open question of the caller's. */
export const addPasskey =
  (domains: MemberNotification): Handler<typeof passkeyCalls.addPasskey> =>
  async (context, { name, passkey }) => {
    const { db, caller, clock } = context
    const mine = await findPasskey(db, caller.userId, passkey.id)
    if (mine) return { id: mine.id }
    const made = await verify(context, passkey)
    return db.transaction(async (tx) => {
      // A new password in between ended the passkeys of the one before.
      if (!(await lockPaymentPassword(tx, caller.userId))) refuse('paymentPasswordMissing')
      if ((await listPasskeys(tx, caller.userId)).length >= passkeysMax) refuse('tooManyAccounts')
      const id = (await insertPasskey(tx, caller.userId, { ...made, name }, clock())) ?? refuse('passkeyRefused')
      const notice = await domains.notices.write(tx, { userId: caller.userId, key: 'passkeyAdded', values: { name } })
      await appendEvents(context, tx, [notice])
      return { id }
    })
  }

type Made = Parameters<Handler<typeof passkeyCalls.addPasskey>>[1]['passkey']

async function verify(
  context: CallContext<'bearer'>,
  { response: { transports = [], ...response }, ...passkey }: Made,
): Promise<Pick<Passkey, 'credential_id' | 'public_key' | 'sign_count' | 'transports'>> {
  const { id, origin } = relyingParty(context)
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...passkey, response, clientExtensionResults: {} },
    expectedChallenge: acceptChallenge(context, 'add'),
    expectedOrigin: origin,
    expectedRPID: id,
    supportedAlgorithmIDs: [...algorithms],
    // The library says by throwing what is wrong with an answer.
  }).catch((): { verified: false; registrationInfo?: never } => ({ verified: false }))
  if (!verified) return refuse('passkeyRefused')
  const { credential } = registrationInfo
  return {
    credential_id: credential.id,
    public_key: credential.publicKey,
    sign_count: credential.counter,
    transports,
  }
}
