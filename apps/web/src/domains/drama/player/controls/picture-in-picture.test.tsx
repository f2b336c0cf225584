import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draw } from '../../../../testing/draw.tsx'
import type { DramaPlayer } from '../engine/drama-player.ts'
import { createPlayerState } from '../engine/player-state.ts'
import { float, isFloating, useFollowingFloat } from './picture-in-picture.ts'

/** Which film stands above the other windows. */
let floating: HTMLVideoElement | null

const videoThatFloats = (): HTMLVideoElement => {
  const video = document.createElement('video')
  video.requestPictureInPicture = async () => {
    floating = video
    return {} as PictureInPictureWindow
  }
  return video
}

const openPlayer = () => {
  const state = createPlayerState({ rate: 1, quality: 'auto' })
  state.setState({ shownIndex: 0, hasFrame: true })
  const videos = [videoThatFloats(), videoThatFloats()] as const
  const player = { state, play: vi.fn() }
  return { state, videos, player, drama: { player, videos } as unknown as DramaPlayer }
}

beforeEach(() => {
  floating = null
  vi.spyOn(document, 'pictureInPictureEnabled', 'get').mockReturnValue(true)
  vi.spyOn(document, 'pictureInPictureElement', 'get').mockImplementation(() => floating)
  vi.spyOn(document, 'exitPictureInPicture').mockImplementation(async () => {
    floating = null
  })
})
afterEach(() => vi.restoreAllMocks())

it('the film goes on above other windows, follows to the next episode, and comes back with the player', async () => {
  const { state, videos, player, drama } = openPlayer()
  const Following = () => {
    useFollowingFloat(drama)
    return null
  }
  const drawn = await draw(<Following />)
  expect(isFloating()).toBe(false)
  await float(drama)
  expect(floating).toBe(videos[0])
  expect(player.play).toHaveBeenCalledOnce()
  state.setState({ shownIndex: 1, hasFrame: false })
  state.setState({ hasFrame: true })
  await expect.poll(() => floating).toBe(videos[1])
  await drawn.unmount()
  expect(floating).toBeNull()
})

it('the next episode floats only where the one before did', async () => {
  const { state, drama } = openPlayer()
  const Following = () => {
    useFollowingFloat(drama)
    return null
  }
  await draw(<Following />)
  state.setState({ shownIndex: 1 })
  await expect.poll(() => state.getState().shownIndex).toBe(1)
  expect(floating).toBeNull()
})
