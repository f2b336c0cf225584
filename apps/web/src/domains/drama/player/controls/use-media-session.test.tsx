import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draw } from '../../../../testing/draw.tsx'
import type { Player } from '../engine/player-actions.ts'
import { createPlayerState } from '../engine/player-state.ts'
import { useMediaSession } from './use-media-session.ts'

type Handlers = Map<MediaSessionAction, MediaSessionActionHandler | null>

const drama = { title: 'Rain over Rua Nova', cover: '/oss/cover.webp' }
let handlers: Handlers

const drawSession = async () => {
  const state = createPlayerState({ rate: 1, quality: 'auto' })
  state.setState({ number: 3, phase: 'playing', positionSeconds: 40, durationSeconds: 90 })
  const player = { state, play: vi.fn(), pause: vi.fn(), step: vi.fn(), seek: vi.fn() }
  const Session = () => {
    useMediaSession(drama, player as unknown as Player)
    return null
  }
  const drawn = await draw(<Session />)
  return { state, player, drawn }
}
const press = (action: MediaSessionAction, details: Partial<MediaSessionActionDetails> = {}) =>
  handlers.get(action)?.({ action, ...details })

beforeEach(() => {
  handlers = new Map()
  vi.spyOn(navigator.mediaSession, 'setActionHandler').mockImplementation((action, handler) => {
    handlers.set(action, handler)
  })
})
afterEach(() => vi.restoreAllMocks())

it('the lock screen shows the drama and its episode, and whether it plays', async () => {
  const { state } = await drawSession()
  expect(navigator.mediaSession.metadata).toMatchObject({ title: drama.title, artist: 'Ep 3' })
  expect(navigator.mediaSession.metadata?.artwork[0]?.src).toMatch(/\/oss\/cover\.webp$/)
  expect(navigator.mediaSession.playbackState).toBe('playing')
  state.setState({ phase: 'paused', number: 4 })
  await expect.poll(() => navigator.mediaSession.playbackState).toBe('paused')
  await expect.poll(() => navigator.mediaSession.metadata?.artist).toBe('Ep 4')
})

it('its buttons, and those of a headset, play, pause, change the episode and jump', async () => {
  const { player } = await drawSession()
  for (const action of ['play', 'pause', 'nexttrack', 'previoustrack'] as const) press(action)
  expect(player.play).toHaveBeenCalledOnce()
  expect(player.pause).toHaveBeenCalledOnce()
  expect(player.step.mock.calls).toEqual([[1], [-1]])
  press('seekforward')
  press('seekbackward', { seekOffset: 5 })
  press('seekto', { seekTime: 12 })
  expect(player.seek.mock.calls).toEqual([[50], [35], [12]])
})

it('nothing is left of it when the player is closed', async () => {
  const { drawn } = await drawSession()
  await drawn.unmount()
  expect(navigator.mediaSession.metadata).toBeNull()
  expect(navigator.mediaSession.playbackState).toBe('none')
  expect([...handlers.values()].every((handler) => handler === null)).toBe(true)
})
