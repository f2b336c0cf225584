import { createHmac } from 'node:crypto'
import type { EngineSettings } from '../settings.ts'

/** One text message. */
export interface TextMessage {
  /** The same for every try of one message, so that a provider that keeps it sends it once. */
  readonly id: string
  /** E.164 */
  readonly to: string
  readonly text: string
}

/** The provider will not take this message, however often it is asked. */
export class MessageRefused extends Error {
  override readonly name = 'MessageRefused'
}

/** Hands text messages to a provider. Rejects with `MessageRefused` what it will never take, with any other error what may be tried again. */
export interface SmsSender {
  send(message: TextMessage): Promise<void>
}

type SmsSettings = Pick<
  EngineSettings,
  'SMS_ACCOUNT_SID' | 'SMS_AUTH_TOKEN' | 'SMS_FROM' | 'SMS_API_URL' | 'SMS_WEBHOOK_URL' | 'SMS_WEBHOOK_SECRET'
>

/** The provider of the settings, or undefined where there is none. */
export function openSmsSender(settings: SmsSettings, nowMs: () => number = Date.now): SmsSender | undefined {
  if (settings.SMS_ACCOUNT_SID) return twilioSender(settings)
  if (settings.SMS_WEBHOOK_URL) return webhookSender(settings, nowMs)
  return undefined
}

/** Whether text messages leave this platform. */
export const sendsTexts = (settings: Pick<EngineSettings, 'SMS_ACCOUNT_SID' | 'SMS_WEBHOOK_URL'>): boolean =>
  settings.SMS_ACCOUNT_SID !== '' || settings.SMS_WEBHOOK_URL !== ''

const timeoutMs = 10_000
const longestError = 300

/** Twilio's Messages API, and services that speak it. */
function twilioSender(settings: SmsSettings): SmsSender {
  const { SMS_ACCOUNT_SID: sid, SMS_AUTH_TOKEN: token, SMS_FROM: from, SMS_API_URL: base } = settings
  const url = `${base || 'https://api.twilio.com'}/2010-04-01/Accounts/${encodeURIComponent(sid)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`
  // A messaging service chooses the number itself.
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }
  return {
    send: ({ to, text }) =>
      post(
        url,
        { authorization },
        new URLSearchParams({ To: to, Body: text, ...sender }),
        'application/x-www-form-urlencoded',
      ),
  }
}

/** Any service of one's own: a signed POST of JSON, taken by any answer of 2xx. */
function webhookSender(settings: SmsSettings, nowMs: () => number): SmsSender {
  const { SMS_WEBHOOK_URL: url, SMS_WEBHOOK_SECRET: secret } = settings
  return {
    send({ id, to, text }) {
      const body = JSON.stringify({ id, to, text })
      const time = String(Math.floor(nowMs() / 1000))
      const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
      const headers = { 'x-sms-time': time, 'x-sms-signature': `v1=${signature}`, 'idempotency-key': id }
      return post(url, headers, body, 'application/json')
    },
  }
}

/** Too early, too many, or gone for the moment: worth another try although the number is one of 400. */
const passing = new Set([408, 409, 425, 429])

async function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string | URLSearchParams,
  contentType: string,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': contentType, accept: 'application/json' },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.ok) {
    await response.body?.cancel()
    return
  }
  const error = `the provider answered ${response.status}: ${(await response.text()).slice(0, longestError)}`
  const isFinal = response.status >= 400 && response.status < 500 && !passing.has(response.status)
  throw isFinal ? new MessageRefused(error) : new Error(error)
}
