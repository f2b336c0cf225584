import type { VideoItem, WatchHistory } from '@cliffhanger/contract/drama/schemas.ts'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { exampleDrama } from '../../../testing/examples.ts'
import { exampleEpisode, lockedEpisode } from '../player/testing/example-episode.ts'
import type { UnlockRequest } from '../unlock/unlock-sheet.tsx'
import { FootActions, UnlockRest } from './detail-actions.tsx'

const drawRest = async (locked: readonly VideoItem[]) => {
  const onUnlock = vi.fn<(request: UnlockRequest) => void>()
  const drama = { ...exampleDrama, whole_price: '150' }
  await draw(<UnlockRest drama={drama} episodes={[exampleEpisode(1), ...locked]} onUnlock={onUnlock} />)
  return onUnlock
}

it('says what all that is locked costs, and what that saves', async () => {
  const onUnlock = await drawRest([2, 3, 4].map((number) => lockedEpisode(number, 'coin')))
  await page.getByRole('button', { name: /^Unlock remaining · 150 Gold.*save 30 Gold$/ }).click()
  expect(onUnlock).toHaveBeenCalledExactlyOnceWith({ kind: 'rest' })
})

it('leads to what opens episodes that no gold opens', async () => {
  const onUnlock = await drawRest([{ ...lockedEpisode(2, 'vip'), coin_price: '0' }])
  await page.getByRole('button', { name: 'Unlock', exact: true }).click()
  expect(onUnlock).toHaveBeenCalledExactlyOnceWith({ kind: 'rest' })
})

it('is not there where nothing is locked', async () => {
  await drawRest([exampleEpisode(2)])
  expect(page.getByRole('button').elements()).toEqual([])
})

it.each([
  ['Continue Ep 2', { number: 2, timeDetail: 8 }],
  ['Play episode 3', { number: 2, timeDetail: 14 }],
  ['Play episode 2', { number: 2, timeDetail: 1 }],
])('says %s', async (name, stopped) => {
  const mark: WatchHistory = { id: 1, user_id: 1, ...stopped, duration: 14, is_done: 0, update_time: 1_760_000_000 }
  await draw(<FootActions drama={exampleDrama} mark={mark} />)
  await expect.element(page.getByRole('button', { name })).toBeVisible()
})
