import { randomUUID } from 'node:crypto'
import { channelOperatorCalls } from '@cliffhanger/contract/payments/operator-channel-calls.ts'
import type { Page } from '@playwright/test'
import { operatorToken, reason } from '../operator.ts'
import { callPlatform, ownPlatform, platformUrl } from '../platform.ts'

/** A channel that is paid at Stripe; answers its name. */
export async function openStripeChannel(): Promise<string> {
  const name = `Card ${randomUUID().slice(0, 6)}`
  await callPlatform(
    channelOperatorCalls.saveChannel,
    {
      id: 0,
      name,
      icon_key: '',
      kind: 'online',
      online_provider: 'stripe',
      usdt_id: 0,
      min_amount: '0.50',
      max_amount: '20000.00',
      quick_amounts: [],
      fee_rate: '0',
      order_types: ['recharge', 'vip'],
      sort: 2,
      is_open: 1,
      reason,
    },
    operatorToken(),
  )
  return name
}

/** Runs in the page in place of Stripe's script: one button, which confirms at Stripe's address what it was given the secret of. */
const script = `window.Stripe = () => ({
  elements: () => {
    const heard = {}
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Phone Pay' })
    button.addEventListener('click', () => heard.click({ resolve: () => heard.confirm({ paymentFailed() {} }) }))
    return {
      create: () => ({
        on: (event, hear) => { heard[event] = hear },
        mount: (place) => { place.append(button); heard.ready({ availablePaymentMethods: { applePay: true } }) },
        destroy: () => button.remove(),
      }),
      update: () => undefined,
      submit: async () => ({}),
    }
  },
  confirmPayment: async ({ clientSecret }) => {
    const reply = await fetch('https://api.stripe.com/v1/confirm/' + clientSecret, { method: 'POST' })
    return reply.ok ? {} : { error: { type: 'card_error', message: 'Your card was declined.' } }
  },
})`

interface StripeAtEdge {
  /** How often its script was asked for. */
  readonly loads: () => number
}

/** Stands in for Stripe at the edge of the browser: its script, and its API, which pays at the double and sends its signed message. */
export async function standInForStripe(page: Page): Promise<StripeAtEdge> {
  let loads = 0
  await page.route('https://js.stripe.com/**', async (route) => {
    loads += 1
    await route.fulfill({ contentType: 'text/javascript', body: script })
  })
  await page.route('https://api.stripe.com/v1/confirm/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    const confirmed = await fetch(new URL(pathname, ownPlatform().stripeUrl), { method: 'POST' })
    const { body, signature } = await confirmed.json()
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    await fetch(new URL('/webhooks/stripe', platformUrl()), { method: 'POST', headers, body })
    await route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } })
  })
  return { loads: () => loads }
}
