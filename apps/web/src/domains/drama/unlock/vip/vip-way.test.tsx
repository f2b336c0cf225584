import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { membershipCalls } from '@cliffhanger/contract/membership/calls.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { conversionCalls } from '@cliffhanger/contract/wallet/conversion-calls.ts'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../../testing/draw.tsx'
import { exampleDrama, examplePlan } from '../../../../testing/examples.ts'
import type { FakeServer } from '../../../../testing/fake-server.ts'
import { moneyServer } from '../../../../testing/money.ts'
import { lockedEpisode } from '../../player/testing/example-episode.ts'
import { type UnlockRequest, UnlockSheet } from '../unlock-sheet.tsx'

const sellPlan = (server: FakeServer): void =>
  server.answer(membershipCalls.listVipPlans, () => ({
    list: [{ ...examplePlan, price: '4.99', original_price: '4.99' }],
    vip_type: 0 as const,
    vip_end_time: 0,
    benefits: [],
  }))

const open = async (
  denyReason: 'vip' | 'coin',
  unlockRequest: UnlockRequest = { kind: 'at', number: 2 },
  answerPlans = sellPlan,
): Promise<FakeServer> => {
  const server = await moneyServer({ money: '10.00', gold: '500' })
  const list = [2, 3, 4].map((number) => lockedEpisode(number, denyReason))
  server.answer(dramaCalls.getEpisodes, () => ({ list, total: 3, page: 1, limit: 500 }))
  server.answer(conversionCalls.listConversions, () => ({ list: [], total: 0, page: 1, limit: 100 }))
  server.refuse(orderCalls.quoteOrder, refusalCodes.notFound)
  answerPlans(server)
  await draw(<UnlockSheet drama={exampleDrama} unlockRequest={unlockRequest} onClose={() => undefined} />)
  return server
}

const way = page.getByRole('button', { name: /^Watch with VIP instead/ })
const unlock = page.getByRole('button', { name: /^Unlock ·/ })

describe('R-3: an episode that VIP opens', () => {
  it('offers VIP beside gold, with what it begins with, and leads to the plans', async () => {
    await open('vip')
    await expect.element(unlock).toBeVisible()
    await expect.element(way).toHaveAccessibleName(/All VIP dramas, from 4\.99.* for 30 days/)
    await way.click()
    await expect.poll(() => location.hash).toContain('/pages/vip/vip')
  })

  it('does so for all that is left of a drama', async () => {
    await open('vip', { kind: 'rest' })
    await expect.element(unlock).toBeVisible()
    await expect.element(way).toBeVisible()
  })

  it('is offered where its price does not come, too', async () => {
    await open('vip', { kind: 'at', number: 2 }, (server) =>
      server.refuse(membershipCalls.listVipPlans, refusalCodes.tooManyRequests),
    )
    await expect.element(way).toHaveAccessibleName('Watch with VIP instead')
  })
})

it('an episode that gold alone opens offers no VIP, and asks for none of its plans', async () => {
  const server = await open('coin')
  await expect.element(unlock).toBeVisible()
  await expect.element(way).not.toBeInTheDocument()
  expect(server.requested(membershipCalls.listVipPlans)).toEqual([])
})
