import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../../../testing/draw.tsx'
import type { Player } from '../engine/player-actions.ts'
import { createPlayerState } from '../engine/player-state.ts'
import { usePlayerKeys } from './use-player-keys.ts'

const toggle = vi.fn<Player['toggle']>()
const seek = vi.fn<Player['seek']>()
const step = vi.fn<(by: 1 | -1) => void>()
const use = vi.fn<() => void>()

const Film = () => {
  const state = createPlayerState({ rate: 1, quality: 'auto' })
  state.setState({ positionSeconds: 20, durationSeconds: 60 })
  usePlayerKeys({ state, toggle, seek } as unknown as Player, step, use)
  return (
    <>
      <button type="button">Like</button>
      <input type="range" aria-label="Progress" />
      <input aria-label="Note" />
    </>
  )
}

beforeEach(async () => {
  for (const act of [toggle, seek, step, use]) act.mockReset()
  await draw(<Film />)
})

it('play and pause, change the episode and the place', async () => {
  await userEvent.keyboard(' kK')
  expect(toggle).toHaveBeenCalledTimes(3)
  await userEvent.keyboard('{ArrowDown}{ArrowUp}')
  expect(step.mock.calls).toEqual([[1], [-1]])
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}')
  expect(seek.mock.calls).toEqual([[15], [25]])
  expect(use).toHaveBeenCalledTimes(7)
})

it('are left to what has the focus', async () => {
  page.getByRole('button', { name: 'Like' }).element().focus()
  await userEvent.keyboard(' ')
  page.getByRole('slider', { name: 'Progress' }).element().focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
  page.getByRole('textbox', { name: 'Note' }).element().focus()
  await userEvent.keyboard(' k')
  expect([toggle, seek, step].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
  // A slider has no use for the space bar.
  page.getByRole('slider', { name: 'Progress' }).element().focus()
  await userEvent.keyboard(' ')
  expect(toggle).toHaveBeenCalledOnce()
})

it('are left to the browser together with its own keys', async () => {
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}{Control>}k{/Control}')
  expect(seek).not.toHaveBeenCalled()
  expect(toggle).not.toHaveBeenCalled()
})
