import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { FakeServer } from '../../../testing/fake-server.ts'
import { MembershipTile } from './membership-tile.tsx'

const endTime = Date.UTC(2026, 11, 5, 10) / 1000

const drawTile = async (vipType: 0 | 1 | 2) => {
  const server = new FakeServer()
  server.answer(overviewCalls.getOverview, () => ({
    user: { user_id: 7, user_no: '100', nick_name: 'Ann', avatar_url: '', user_code: 'A', parent_code: '' },
    vip_type: vipType,
    vip_end_time: vipType === 0 ? 0 : endTime,
    wallets: [],
    star: null,
    coupon_total: 0,
    notice_unread: 0,
    real_status: 2 as const,
    is_set_pass: 0 as const,
    counts: { history: 0, binge: 0, skr: 0, bought: 0 },
  }))
  await draw(<MembershipTile />)
  return page.getByRole('link')
}

it('says what I am and until when, and leads to my membership', async () => {
  const tile = await drawTile(1)
  await expect.element(tile).toHaveTextContent('VIPUntil Dec 5, 2026')
  await expect.element(tile).toHaveAttribute('href', expect.stringContaining('/pages/user/videoVip'))
})

it('of SVIP says so', async () => {
  await expect.element(await drawTile(2)).toHaveTextContent('SVIPUntil Dec 5, 2026')
})

it('leads whoever is none to the plans', async () => {
  const tile = await drawTile(0)
  await expect.element(tile).toHaveTextContent('MembershipEvery VIP drama, every episode')
  await expect.element(tile).toHaveAttribute('href', expect.stringContaining('/pages/vip/vip'))
})
