import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../../testing/draw.tsx'
import { exampleDrama } from '../../../../testing/examples.ts'
import type { Player } from '../engine/player-actions.ts'
import { createPlayerState } from '../engine/player-state.ts'
import { lockedEpisode } from '../testing/example-episode.ts'
import { Locked } from './locked.tsx'

const unlock = vi.fn<() => void>()

const drawLocked = async (reason: 'vip' | 'coin', language: 'en' | 'vi' | 'zh-CN' | 'pt' = 'en', title = '') => {
  const state = createPlayerState({ rate: 1, quality: 'auto' })
  state.setState({ item: { ...lockedEpisode(4, reason), title }, number: 4, phase: 'locked' })
  await draw(
    <div style={{ position: 'relative', width: 320, height: 640 }}>
      <Locked
        drama={{ ...exampleDrama, intro: 'She left at dawn.' }}
        player={{ state } as unknown as Player}
        onUnlock={unlock}
      />
    </div>,
    { language },
  )
}
const link = page.getByRole('link', { name: exampleDrama.title })
const way = page.getByRole('button', { name: 'Unlock' })

afterEach(() => {
  unlock.mockReset()
  for (const dialog of document.querySelectorAll('dialog')) dialog.remove()
})

it('tells which episode of which drama is locked, what opens it, and leads there', async () => {
  await drawLocked('coin')
  await expect.element(link).toBeVisible()
  await expect.element(page.getByText('She left at dawn.')).toBeVisible()
  await way.click()
  expect(unlock).toHaveBeenCalledOnce()
})

it('tells what the episode is called, where that is more than its number', async () => {
  await drawLocked('coin', 'en', 'The letter')
  await expect.element(page.getByText('The letter')).toBeVisible()
})

it('names a membership where no gold opens it', async () => {
  await drawLocked('vip')
  await expect.element(page.getByText('VIP', { exact: true })).toBeVisible()
})

it('does not ask twice: beside the sheet that unlocks it there is no second way', async () => {
  await drawLocked('coin')
  await expect.element(way).toBeVisible()
  const sheet = document.createElement('dialog')
  document.body.append(sheet)
  sheet.showModal()
  expect(getComputedStyle(document.querySelector('p + button') ?? document.body).visibility).toBe('hidden')
})
