import type { Video, VideoItem, WatchHistory } from '@cliffhanger/contract/drama/schemas.ts'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { exampleDrama } from '../../../testing/examples.ts'
import { exampleEpisode, lockedEpisode } from '../player/testing/example-episode.ts'
import type { UnlockRequest } from '../unlock/unlock-sheet.tsx'
import { FootActions, UnlockRest } from './detail-actions.tsx'

const markAt = (number: number, timeDetail: number): WatchHistory => ({
  ...{ id: 1, user_id: 1, number, timeDetail, duration: 14, is_done: 0, update_time: 1_760_000_000 },
})

const drawRest = async (
  locked: readonly VideoItem[],
  mark: WatchHistory | null = null,
  changes: Partial<Video> = {},
) => {
  const onUnlock = vi.fn<(request: UnlockRequest) => void>()
  const drama = { ...exampleDrama, whole_price: '150', ...changes }
  await draw(<UnlockRest drama={drama} mark={mark} episodes={[exampleEpisode(1), ...locked]} onUnlock={onUnlock} />)
  return onUnlock
}

const forMembers: VideoItem = { ...lockedEpisode(2, 'vip'), coin_price: '0' }
const forSvip: VideoItem = { ...forMembers, vip_type: 2, deny_reason: 'svip' }

it('says what all that is locked costs, and what that saves', async () => {
  const onUnlock = await drawRest([2, 3, 4].map((number) => lockedEpisode(number, 'coin')))
  await page.getByRole('button', { name: /^Unlock remaining · 150 Gold.*save 30 Gold$/ }).click()
  expect(onUnlock).toHaveBeenCalledExactlyOnceWith({ kind: 'rest' })
})

it.each([
  ['Watch with VIP', 1, forMembers],
  ['Watch with SVIP', 2, forSvip],
] as const)('leads to what opens episodes that no gold opens: %s', async (name, vip_type, locked) => {
  const onUnlock = await drawRest([locked], null, { vip_type })
  await page.getByRole('button', { name, exact: true }).click()
  expect(onUnlock).toHaveBeenCalledExactlyOnceWith({ kind: 'rest' })
})

it.each([
  ['nothing is locked', [exampleEpisode(2)], null, {}],
  ['a membership opens all of it', [{ ...exampleEpisode(2), vip_type: 1, is_free: 0, coin_price: '30' }], null, {}],
  ['the button that watches asks for the same membership', [forSvip], markAt(1, 14), { vip_type: 2 }],
  ['that button unlocks the last episode', [lockedEpisode(2, 'coin')], markAt(1, 14), { is_end: 1 }],
  ['that button names the same price, and more is to come', [lockedEpisode(2, 'coin')], markAt(1, 14), { is_end: 0 }],
] as const)('is not there where %s', async (_, episodes, mark, changes) => {
  await drawRest(episodes, mark, changes)
  expect(page.getByRole('button').elements()).toEqual([])
})

it.each([
  ['Continue Ep 2', markAt(2, 8)],
  ['Play Ep 3', markAt(2, 14)],
  ['Play Ep 2', markAt(2, 1)],
])('says %s', async (name, mark) => {
  await draw(<FootActions drama={exampleDrama} mark={mark} episodes={undefined} onUnlock={vi.fn()} />)
  await expect.element(page.getByRole('button', { name })).toBeVisible()
})

it.each([
  ['Unlock Ep 2 · 60 Gold', lockedEpisode(2, 'coin')],
  ['Unlock Ep 2 · 60 Gold', lockedEpisode(2, 'vip')],
  ['Watch with VIP', forMembers],
  ['Watch with SVIP', forSvip],
])('says %s where the next episode is locked, and offers that', async (name, locked) => {
  const onUnlock = vi.fn<(request: UnlockRequest) => void>()
  const episodes = [exampleEpisode(1), locked]
  await draw(<FootActions drama={exampleDrama} mark={markAt(1, 14)} episodes={episodes} onUnlock={onUnlock} />)
  await page.getByRole('button', { name, exact: true }).click()
  expect(onUnlock).toHaveBeenCalledExactlyOnceWith({ kind: 'at', number: 2 })
})

it('begins at the first episode again once all that is out was watched', async () => {
  const episodes = [1, 2].map(exampleEpisode)
  const drama = { ...exampleDrama, update_number: 2, is_end: 0 as const }
  await draw(<FootActions drama={drama} mark={markAt(2, 14)} episodes={episodes} onUnlock={vi.fn()} />)
  await page.getByRole('button', { name: 'Watch again', exact: true }).click()
  await expect.poll(() => location.hash).toContain('id=5&number=1')
})
