import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { conversionCalls } from '@cliffhanger/contract/wallet/conversion-calls.ts'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { exampleDrama } from '../../../testing/examples.ts'
import { moneyServer } from '../../../testing/money.ts'
import { exampleEpisode, lockedEpisode } from '../player/testing/example-episode.ts'
import { UnlockSheet } from './unlock-sheet.tsx'

const episode = (number: number) => (number === 1 ? exampleEpisode(number) : lockedEpisode(number, 'coin'))
const languages = ['en', 'zh-CN', 'vi', 'pt'] as const

afterEach(async () => {
  document.documentElement.style.fontSize = ''
  await page.viewport(414, 896)
})

it.each(languages)('shows what unlocks an episode at once where letters are twice as large: %s', async (language) => {
  await page.viewport(320, 568)
  document.documentElement.style.fontSize = '200%'
  const server = await moneyServer({ money: '10.00', gold: '500' })
  server.answer(dramaCalls.getEpisodes, () => ({ list: [1, 2, 3, 4].map(episode), total: 4, page: 1, limit: 500 }))
  server.answer(conversionCalls.listConversions, () => ({ list: [], total: 0, page: 1, limit: 100 }))
  server.refuse(orderCalls.quoteOrder, refusalCodes.notFound)
  await draw(<UnlockSheet drama={exampleDrama} unlockRequest={{ kind: 'at', number: 2 }} onClose={() => undefined} />, {
    language,
  })
  const prices = page.getByRole('radio')
  await expect.element(prices.first()).toBeVisible()
  const unlock = page.getByRole('button', { name: /60/ }).last()
  await expect.element(unlock).toBeInViewport({ ratio: 1 })
  const sheet = page.getByRole('dialog').element()
  expect(sheet.scrollTop).toBe(0)
  expect(prices.first().element().getBoundingClientRect().bottom).toBeLessThan(
    unlock.element().getBoundingClientRect().top,
  )
  expect(sheet.scrollWidth).toBeLessThanOrEqual(320)
})
