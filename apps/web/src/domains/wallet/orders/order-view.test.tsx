import type { CallData } from '@cliffhanger/contract/call.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import type { PayPlatform } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { exampleOrder, exampleRecharge } from '../../../testing/examples.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { moneyServer } from '../../../testing/money.ts'
import { OrderView } from './order-view.tsx'

const bank: PayPlatform = {
  id: 2,
  name: 'Land Bank',
  icon: '',
  kind: 'bank',
  mode: 'manual',
  min_amount: '10.00',
  max_amount: '5000.00',
  quick_amounts: [],
  fee_rate: '0.0000',
  order_types: ['recharge'],
  sort: 0,
  status: 1,
}
const open: CallData<typeof orderCalls.getOrder> = {
  order: { ...exampleOrder, order_no: 'R77', order_type: 'recharge', pay_type: 'channel', platform_id: 2 },
  recharge: exampleRecharge,
  collect: {
    kind: 'bank',
    bank_name: 'Land Bank',
    account_name: 'Cliffhanger',
    account_no: '6222',
    qr_url: '',
    chain: '',
    address: '',
    amount: '50.00',
    tip: '',
  },
  left_seconds: 900,
}
let server: FakeServer

const show = async (answer: typeof open, channel: PayPlatform) => {
  server.answer(orderCalls.getOrder, () => answer)
  server.answer(rechargeCalls.listPayPlatforms, () => ({ list: [channel] }))
  await draw(<OrderView orderNo="R77" />)
}
const sent = { ...open, recharge: { ...exampleRecharge, proof_url: 'proof.png' } }

beforeEach(async () => {
  server = await moneyServer({ money: '0.00' })
})

describe('an open order that is paid by hand', () => {
  it('says what is left to do, and within which time it is usually confirmed', async () => {
    await show(open, { ...bank, usual_minutes: 30 })
    await expect
      .element(page.getByText('Pay, then upload your receipt. We usually confirm it within 30 minutes.'))
      .toBeVisible()
  })

  it('names no time where nobody knows one', async () => {
    await show(open, bank)
    await expect
      .element(page.getByText('Pay, then upload your receipt. We check it and confirm your payment.'))
      .toBeVisible()
  })

  it('says how long the look at its receipt usually takes, once that is there', async () => {
    await show(sent, { ...bank, usual_minutes: 120 })
    await expect.element(page.getByText('Usually confirmed within 2 hours.')).toBeVisible()
    await expect.element(page.getByText(/^Pay, then upload/)).not.toBeInTheDocument()
  })
})
