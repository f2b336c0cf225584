import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import { shareCalls } from '@cliffhanger/contract/drama/share-calls.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { teamCalls } from '@cliffhanger/contract/teams/calls.ts'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { exampleDrama } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { PromotionScreen } from './promotion-screen.tsx'

let server: FakeServer
const own = { id: 1, image_url: '', qr_x: 420, qr_y: 1004, qr_size: 290, text_color: '#ffffff' }
const place = (id: number, title: string) => ({ ...exampleDrama, id, title, rank: id, rank_value: 9, former_rank: 0 })

beforeEach(() => {
  server = new FakeServer()
  server.answer(shareCalls.listPosters, () => ({
    list: [own],
    url: 'https://app.example/u/ABC123',
    user_code: 'ABC123',
  }))
  server.answer(collectionCalls.getInviteAddress, () => ({
    url: 'https://app.example/u/ABC123',
    short_url: 'https://app.example/u/ABC123',
    android_url: '',
    ios_url: '',
  }))
  server.answer(teamCalls.getInvitation, () => ({
    ...{ user_code: 'ABC123', url: 'https://app.example/u/ABC123', rule: '', invite_total: 0, reward_total: '0' },
    ...{ coin_code: 'gold' as const, parent: null },
  }))
})

it('the most popular dramas stand on the poster, then the backgrounds of the platform', async () => {
  const list = [place(1, 'Night Train'), place(2, 'Harbour Lights'), place(3, 'Snow'), place(4, 'Rain')]
  server.answer(discoverCalls.listCharts, () => ({ list, total: 4, page: 1, limit: 3 }))
  await draw(<PromotionScreen />)
  await expect.element(page.getByRole('img', { name: 'Poster of Night Train' })).toBeVisible()
  const backgrounds = page.getByRole('group', { name: 'Background' })
  await expect.poll(() => backgrounds.getByRole('button').elements()).toHaveLength(4)
  await backgrounds.getByRole('button').nth(3).click()
  await expect.element(page.getByRole('img', { name: /^Poster of (?!Night Train)/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save poster' })).toBeEnabled()
})

it('without a chart the posters of the platform remain', async () => {
  server.refuse(discoverCalls.listCharts, refusalCodes.notFound)
  await draw(<PromotionScreen />)
  await expect.element(page.getByRole('img', { name: /^Poster of / })).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Background' })).not.toBeInTheDocument()
})
