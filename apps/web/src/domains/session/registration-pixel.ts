import type { LoginUser } from '@cliffhanger/contract/account/schemas.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { ignoreQuietly } from '../../platform/server/call-failure.ts'
import { call } from '../../platform/server/client.ts'
import { platformCode } from '../../platform/server/endpoints.ts'
import { inviterCode } from '../../platform/session/invitation.ts'
import { currentUser } from '../../platform/session/session.ts'
import { readStored, writeStored } from '../../platform/storage/storage.ts'

/** Where the ad provider takes events; a setting of the build, empty = nothing is ever sent. */
const providerUrl = import.meta.env.VITE_AD_EVENTS_URL ?? ''
/** Version of the provider's interface (C-23). */
const providerVersion = 'v21.0'

/** The member ticked the privacy agreement: a registration that waited for it is reported now. */
export const giveConsent = (): void => {
  writeStored('privacy-consent', '1')
  const user = currentUser()
  if (user && readStored('pixel-waiting') === String(user.user_id)) trackRegistration(user)
}

/** Reports one completed registration to the ad provider of the inviter's channel (S-13): once per account, never to our
 *  own servers, never before the privacy agreement was ticked. A failure is nobody's business but the log's. */
export const trackRegistration = (user: LoginUser): void => {
  if (readStored('pixel-sent') === String(user.user_id)) return
  if (readStored('privacy-consent') === null) return writeStored('pixel-waiting', String(user.user_id))
  report(user).catch(ignoreQuietly)
}

const report = async (user: LoginUser): Promise<void> => {
  const pixel = await call(sessionCalls.getPixel, { plat_code: platformCode(), code: inviterCode() })
  writeStored('pixel', JSON.stringify(pixel))
  if (providerUrl === '' || pixel.pixel_id === '') return
  writeStored('pixel-sent', String(user.user_id))
  await fetch(`${providerUrl}/${providerVersion}/${encodeURIComponent(pixel.pixel_id)}/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: [await registrationEvent(user, Date.now())], access_token: pixel.pixel_token }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
}

/** The event as the provider wants it: email and phone only as SHA-256 of their plain form. */
export const registrationEvent = async (
  user: Pick<LoginUser, 'user_id' | 'user_email' | 'user_phone'>,
  nowMs: number,
) => {
  const em = await sha256(user.user_email.trim().toLowerCase())
  const ph = await sha256(user.user_phone.replace(/\D/g, ''))
  return {
    event_name: 'CompleteRegistration',
    event_time: toSeconds(nowMs),
    event_id: `registration-${user.user_id}`,
    action_source: 'website',
    user_data: { ...(em && { em }), ...(ph && { ph }) },
    custom_data: { currency: 'USD', value: 0 },
  }
}

/** Hex digest; '' for nothing, and where the page is not secure and browsers offer no digest: then nothing is told. */
const sha256 = async (text: string): Promise<string> => {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle
  if (text === '' || !subtle) return ''
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
