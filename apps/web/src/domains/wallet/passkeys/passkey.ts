import { Refused } from '@cliffhanger/client/call-error.ts'
import { passkeyCalls } from '@cliffhanger/contract/wallet/passkey-calls.ts'
import { deviceName } from '../../../platform/device-name.ts'
import { call } from '../../../platform/server/client.ts'
import { currentUser } from '../../../platform/session/session.ts'
import { readStored, removeStored, writeStored } from '../../../platform/storage/storage.ts'

/** Its 7 kB are for whoever pays by a passkey. */
const webauthn = () => import('@simplewebauthn/browser')

/** The member closed the browser's question, or let it wait too long: nothing to tell them of. */
export class NotConfirmed extends Error {}

const myName = (credentialId: string): string => `${currentUser()?.user_id ?? 0} ${credentialId}`

/** Whether this device has made a passkey for the member who is signed in. */
export const hasPasskeyHere = (): boolean => readStored('passkey')?.startsWith(myName('')) ?? false

/** Whether this is the passkey of this device. */
export const isPasskeyHere = (credentialId: string): boolean => readStored('passkey') === myName(credentialId)

const forgetPasskeyHere = (): void => {
  if (hasPasskeyHere()) removeStored('passkey')
}

/** Whether this device can check a finger, a face or its own lock. */
export const canMakePasskey = async (): Promise<boolean> =>
  (await webauthn()).platformAuthenticatorIsAvailable().catch(() => false)

/** Asks the browser; a member who closes its question is `NotConfirmed`. */
const ask = async <Answer>(question: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await question()
  } catch (error) {
    if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) throw new NotConfirmed()
    throw error
  }
}

/** Makes a passkey on this device and adds it to the member's. */
export const addPasskeyHere = async (password: string): Promise<void> => {
  const { startRegistration } = await webauthn()
  const { options } = await call(passkeyCalls.startPasskey, { pay_password: password })
  // The browser reads what the server's library wrote.
  const made = await ask(() =>
    startRegistration({ optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'] }),
  )
  const { clientDataJSON, attestationObject, transports } = made.response
  await call(passkeyCalls.addPasskey, {
    name: deviceName(),
    passkey: {
      id: made.id,
      rawId: made.rawId,
      type: made.type,
      response: { clientDataJSON, attestationObject, ...(transports && { transports: [...transports] }) },
    },
  })
  writeStored('passkey', myName(made.id))
}

/** Has the device confirm a payment; answers what stands for the payment password in it. */
export const confirmHere = async (): Promise<string> => {
  const { startAuthentication } = await webauthn()
  try {
    const { options } = await call(passkeyCalls.startPasskeyPayment, {})
    const answer = await ask(() =>
      startAuthentication({
        optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
      }),
    )
    const { clientDataJSON, authenticatorData, signature } = answer.response
    const { ticket } = await call(passkeyCalls.confirmPasskey, {
      passkey: {
        id: answer.id,
        rawId: answer.rawId,
        type: answer.type,
        response: { clientDataJSON, authenticatorData, signature },
      },
    })
    return ticket
  } catch (error) {
    // The member removed it from another device, or changed the payment password.
    if (error instanceof Refused && (error.is('notFound') || error.is('passkeyRefused'))) forgetPasskeyHere()
    throw error
  }
}

/** Removes a passkey of the member's. */
export const removePasskey = async ({
  id,
  credential_id: credentialId,
}: {
  readonly id: number
  readonly credential_id: string
}): Promise<void> => {
  await call(passkeyCalls.removePasskey, { id })
  if (isPasskeyHere(credentialId)) forgetPasskeyHere()
}
