import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../../../testing/draw.tsx'
import { storeSkinTone } from '../tones/skin-tone.ts'
import { ReactionBar } from './reaction-bar.tsx'

beforeEach(() => storeSkinTone(''))

it('has the thumb in six tones, and from then on in the one that was chosen', async () => {
  const onPick = vi.fn<(emoji: string) => void>()
  await draw(<ReactionBar own={undefined} onPick={onPick} />)
  await page.getByRole('button', { name: '👍', exact: true }).click({ button: 'right' })
  await expect.element(page.getByRole('menu', { name: 'Skin tone' })).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  expect(onPick).toHaveBeenCalledExactlyOnceWith('👍🏿')
  await page.getByRole('button', { name: '👍🏿', exact: true }).click()
  expect(onPick).toHaveBeenLastCalledWith('👍🏿')
  await expect.element(page.getByRole('button', { name: '🔥' })).not.toHaveAttribute('aria-haspopup')
})

it('shows my own thumb in its tone, so that a press takes it back', async () => {
  storeSkinTone('🏻')
  const onPick = vi.fn<(emoji: string) => void>()
  await draw(<ReactionBar own="👍🏾" onPick={onPick} />)
  const own = page.getByRole('button', { name: '👍🏾', exact: true })
  await expect.element(own).toHaveAttribute('aria-pressed', 'true')
  await own.click()
  expect(onPick).toHaveBeenCalledExactlyOnceWith('👍🏾')
})
