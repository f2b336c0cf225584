import { createHmac } from 'node:crypto'
import { afterEach, expect, it } from 'vitest'
import { readSettings } from '../../settings.ts'
import { startSmsServer } from '../../testing/doubles/sms-server.ts'
import { MessageRefused, openSmsSender } from './sms-sender.ts'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const message = { id: 'code-7', to: '+84912345678', text: 'Your code is 123456' }

async function start(statuses: readonly number[], environment: (url: string) => Record<string, string>) {
  const provider = await startSmsServer(statuses)
  closers.push(() => provider.close())
  const sender = openSmsSender(readSettings(environment(provider.url)), () => 1_700_000_000_000)
  if (!sender) throw new Error('no sender')
  return { provider, sender }
}

const twilio = (url: string) => ({
  SMS_API_URL: url,
  SMS_ACCOUNT_SID: 'AC123',
  SMS_AUTH_TOKEN: 'secret',
  SMS_FROM: '+15005550006',
})
const webhook = (url: string) => ({ SMS_WEBHOOK_URL: `${url}/texts`, SMS_WEBHOOK_SECRET: 'a shared secret' })

it('A-5: asks Twilio to send a message as its API wants it', async () => {
  const { provider, sender } = await start([], twilio)
  await sender.send(message)
  const [request] = provider.requests
  expect(request?.path).toBe('/2010-04-01/Accounts/AC123/Messages.json')
  expect(request?.headers).toMatchObject({
    authorization: `Basic ${Buffer.from('AC123:secret').toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
    To: message.to,
    From: '+15005550006',
    Body: message.text,
  })
})

it('A-5: lets a messaging service of Twilio choose the number', async () => {
  const { provider, sender } = await start([], (url) => ({ ...twilio(url), SMS_FROM: 'MG9' }))
  await sender.send(message)
  expect(new URLSearchParams(provider.requests[0]?.body).get('MessagingServiceSid')).toBe('MG9')
})

it('A-5: signs what it hands to a webhook', async () => {
  const { provider, sender } = await start([], webhook)
  await sender.send(message)
  const [request] = provider.requests
  expect(JSON.parse(request?.body ?? '')).toEqual(message)
  const signature = createHmac('sha256', 'a shared secret').update(`1700000000.${request?.body}`).digest('hex')
  expect(request?.headers).toMatchObject({
    'x-sms-time': '1700000000',
    'x-sms-signature': `v1=${signature}`,
    'idempotency-key': 'code-7',
  })
})

it.each([400, 401, 404, 422])('A-5: %i is final', async (status) => {
  const { sender } = await start([status], webhook)
  await expect(sender.send(message)).rejects.toBeInstanceOf(MessageRefused)
})

it.each([429, 408, 500, 503])('A-5: %i may be tried again', async (status) => {
  const { sender } = await start([status], webhook)
  const error: unknown = await sender.send(message).catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(MessageRefused)
})

it('has no sender without a provider', () => {
  expect(openSmsSender(readSettings({}))).toBeUndefined()
})
