import { Refused } from '@cliffhanger/client/call-error.ts'
import type { LoginUser } from '@cliffhanger/contract/account/schemas.ts'
import type { CallData } from '@cliffhanger/contract/call.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { call } from '../../platform/server/client.ts'
import { deviceInfo } from '../../platform/session/device.ts'
import { inviterCode } from '../../platform/session/invitation.ts'
import { translate } from '../../platform/texts.ts'
import { confirm } from '../../ui/overlays/dialog.tsx'
import type { RequestCode } from './authenticator.tsx'
import { completeSignIn } from './complete-sign-in.ts'
import { deviceSecretOf, ownDeviceSecret } from './device-secrets.ts'
import { trackRegistration } from './registration-pixel.ts'
import type { DeviceSignIn } from './start-sequence.ts'

/** Signing in, with all it takes. Whoever has a session needs none of it: the start page imports this only for others. */

/** A sign-in by device is idempotent, so that a lost answer is asked for again (C-18). */
const retries = 3

/** Signs in the account of this device, or makes one. A protected account asks first (S-16…S-18), and for its
 *  authenticator where it has one. Rejects with what the server refused. */
export const signInByDevice = async (requestCode: RequestCode): Promise<DeviceSignIn> => {
  const device = deviceInfo(inviterCode())
  const first = await call(sessionCalls.signInByDevice, { ...device, device_secret: ownDeviceSecret() }, { retries })
  if (!first.is_auth) return beginDeviceSession(first)
  const device_secret = deviceSecretOf(first.user_info.user_id)
  const isConfirmed = await confirm({
    title: translate('session.deviceAccount', { name: first.user_info.nick_name }),
    text: translate('session.deviceAccountHint'),
    confirmLabel: translate('session.logIn'),
  })
  if (!isConfirmed) return { kind: 'declined' }
  try {
    const reply = await withAuthenticator(requestCode, (code) =>
      call(sessionCalls.signInByDevice, { ...device, device_secret, confirm: 1, ...code }, { retries }),
    )
    return reply ? beginDeviceSession(reply) : { kind: 'declined' }
  } catch (error) {
    if (error instanceof Refused && error.is('wrongCredentials')) return { kind: 'needsPassword' }
    throw error
  }
}

const beginDeviceSession = (reply: CallData<typeof sessionCalls.signInByDevice>): DeviceSignIn => {
  const { access_token, refresh_token } = reply
  if (access_token === undefined || refresh_token === undefined) return { kind: 'needsPassword' }
  completeSignIn({ ...reply, access_token, refresh_token })
  const isNew = reply.is_new === 1
  if (isNew) trackRegistration(reply.user_info)
  return { kind: 'signedIn', user: reply.user_info, isNew }
}

/** Signs in with a password; null where the member closed the authenticator dialog (S-19). */
export const signInByPassword = async (
  loginName: string,
  password: string,
  requestCode: RequestCode,
): Promise<LoginUser | null> => {
  const reply = await withAuthenticator(requestCode, (code) =>
    call(sessionCalls.signIn, {
      ...deviceInfo(inviterCode()),
      login_name: loginName,
      login_pwd: password,
      device_secret: ownDeviceSecret(),
      ...code,
    }),
  )
  if (!reply) return null
  completeSignIn(reply)
  return reply.user_info
}

type Code = { readonly google_code?: string }

/** Repeats a sign-in with the authenticator's code where the server asks for one (3002). */
const withAuthenticator = async <Reply>(
  requestCode: RequestCode,
  attempt: (code: Code) => Promise<Reply>,
): Promise<Reply | null> => {
  try {
    return await attempt({})
  } catch (error) {
    if (!(error instanceof Refused) || !error.is('authenticatorRequired')) throw error
    return requestCode((google_code) => attempt({ google_code }))
  }
}
