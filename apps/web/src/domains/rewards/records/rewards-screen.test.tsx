import { rewardRecordCalls } from '@cliffhanger/contract/rewards/record-calls.ts'
import type { RewardRecord } from '@cliffhanger/contract/rewards/schemas.ts'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { FakeServer } from '../../../testing/fake-server.ts'
import { RewardsScreen } from './rewards-screen.tsx'

let server: FakeServer
const gold: RewardRecord = {
  id: 1,
  type: 'sign',
  title: 'Daily check-in',
  kind: 'coin',
  coin_code: 'gold',
  amount: '15',
  source_id: 3,
  create_time: 1_760_000_000,
}
const days: RewardRecord = {
  ...gold,
  id: 2,
  type: 'wheel',
  title: 'VIP for a week',
  kind: 'vip_days',
  coin_code: '',
  amount: '7',
}
const drawList = () =>
  draw(
    <div style={{ height: 800 }}>
      <RewardsScreen />
    </div>,
  )

beforeEach(() => {
  server = new FakeServer()
  server.answer(rewardRecordCalls.listRewards, ({ query }) => {
    const type = query.get('type')
    const list = [gold, days].filter((each) => type === null || each.type === type)
    return { list, total: list.length, page: 1, limit: 20 }
  })
})

it('what I was given is listed, also what is no coins, and narrowed by where it came from', async () => {
  await drawList()
  await expect.element(page.getByText('+15 Gold')).toBeVisible()
  await expect.element(page.getByText('+7 days of VIP')).toBeVisible()
  await page.getByRole('button', { name: 'Prize wheel' }).click()
  await expect.element(page.getByText('+15 Gold')).not.toBeInTheDocument()
  await expect.element(page.getByText('+7 days of VIP')).toBeVisible()
  await page.getByRole('button', { name: 'Invites' }).click()
  await expect.element(page.getByText('Nothing of this type yet.')).toBeVisible()
  await expect.poll(() => location.hash).toContain('type=invite')
})

it('what could not be loaded is asked for again', async () => {
  server.lose(rewardRecordCalls.listRewards)
  await drawList()
  await expect.element(page.getByRole('alert')).toBeVisible()
})
