import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../../testing/draw.tsx'
import { exampleDrama } from '../../../../testing/examples.ts'
import type { Player } from '../engine/player-actions.ts'
import { createPlayerState } from '../engine/player-state.ts'
import { Overlay } from './overlay.tsx'

const sign = page.getByRole('button', { name: 'Play' })

const overlayOf = (isCovered: boolean) => {
  const state = createPlayerState({ rate: 1, quality: 'auto' })
  state.setState({ phase: 'paused' })
  const overlay = (
    <Overlay
      drama={exampleDrama}
      player={{ state } as unknown as Player}
      isCovered={isCovered}
      onUnlock={() => undefined}
      end={null}
    />
  )
  return { state, overlay }
}

it('what is paused has one sign, which plays on and is answered by its going', async () => {
  const { state, overlay } = overlayOf(false)
  await draw(overlay)
  await expect.element(sign).toBeVisible()
  state.setState({ phase: 'playing' })
  await expect.element(sign).not.toBeInTheDocument()
  expect(document.querySelectorAll('[aria-hidden="true"] > svg')).toHaveLength(1)
})

it('what is paused below a sheet does not shine from behind it', async () => {
  await draw(overlayOf(true).overlay)
  expect(sign.query()).toBeNull()
})
