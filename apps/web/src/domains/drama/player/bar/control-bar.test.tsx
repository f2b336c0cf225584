import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../../../testing/draw.tsx'
import { changePictureAndSound, usePictureAndSound } from '../controls/picture-and-sound.ts'
import { chooseCaptions } from '../engine/captions.ts'
import type { DramaPlayer } from '../engine/drama-player.ts'
import type { Player } from '../engine/player-actions.ts'
import { createPlayerState, type PlayerState } from '../engine/player-state.ts'
import { exampleEpisode } from '../testing/example-episode.ts'
import { ControlBar } from './control-bar.tsx'

const play = vi.fn<Player['play']>()
const pause = vi.fn<Player['pause']>()
const step = vi.fn<(by: 1 | -1) => void>()
const showEpisodes = vi.fn<() => void>()
const showSpeed = vi.fn<() => void>()
const showKeys = vi.fn<() => void>()
const use = vi.fn<() => void>()

/** A film of four episodes whose second one plays, at the foot of what may fill the screen. */
const drawBar = async (at: Partial<PlayerState> = {}, width = 440) => {
  const state = createPlayerState({ rate: 1.25, quality: 'auto' })
  state.setState({ item: exampleEpisode(2), number: 2, phase: 'playing', hasFrame: true, ...at })
  const made = { player: { state, play, pause }, videos: [] } as unknown as DramaPlayer
  const Film = () => {
    const place = useRef<HTMLDivElement>(null)
    const { volume, isMuted } = usePictureAndSound()
    return (
      <div ref={place} data-theme="dark" data-testid="film" style={{ width, containerType: 'inline-size' }}>
        <output data-testid="sound">{isMuted ? 'muted' : volume}</output>
        <input aria-label="Note" />
        <ControlBar
          made={made}
          lastNumber={4}
          place={place}
          onEpisodes={showEpisodes}
          onStep={step}
          onSpeed={showSpeed}
          onKeys={showKeys}
          onUse={use}
        />
      </div>
    )
  }
  await draw(<Film />)
  await expect.element(button('Full screen (F)')).toBeVisible()
  return state
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const sound = page.getByTestId('sound')

beforeEach(() => {
  for (const act of [play, pause, step, showEpisodes, showSpeed, showKeys, use]) act.mockReset()
  changePictureAndSound({ volume: 100 })
  chooseCaptions({ language: 'auto' })
  vi.stubGlobal('fetch', async () => Response.json({ captions: [{ language: 'en', url: 'en.vtt' }], qualities: [] }))
})

afterEach(() => vi.unstubAllGlobals())

it('plays, pauses and changes the episode, and says which key does the same', async () => {
  const state = await drawBar()
  await button('Pause (Space)').click()
  expect(pause).toHaveBeenCalledOnce()
  state.setState({ phase: 'paused' })
  await button('Play (Space)').click()
  expect(play).toHaveBeenCalledOnce()
  await button('Next episode (N)').click()
  await button('Previous episode (P)').click()
  expect(step.mock.calls).toEqual([[1], [-1]])
  // The keys are the player's again.
  expect(document.activeElement).toBe(document.body)
  await button('Speed 1.25x').click()
  expect(showSpeed).toHaveBeenCalledOnce()
  state.setState({ number: 4 })
  await expect.element(button('Next episode (N)')).toBeDisabled()
})

it('mutes and gives back the volume that was chosen', async () => {
  await drawBar()
  const slider = page.getByRole('slider', { name: 'Volume' })
  await slider.fill('40')
  await expect.element(sound).toHaveTextContent('40')
  await button('Mute (M)').click()
  await expect.element(sound).toHaveTextContent('muted')
  await expect.element(slider).toHaveValue('0')
  await button('Unmute (M)').click()
  await expect.element(sound).toHaveTextContent('40')
  await slider.fill('0')
  await button('Unmute (M)').click()
  await expect.element(sound).toHaveTextContent('50')
})

it('lets a film be heard that the browser plays without its sound', async () => {
  await drawBar({ isSilenced: true })
  await button('Unmute (M)').click()
  expect(play).toHaveBeenCalledOnce()
})

it('turns captions off and on, and says where there are none', async () => {
  await drawBar()
  await button('Turn off captions (C)').click()
  await userEvent.keyboard('c')
  await expect.element(button('Turn off captions (C)')).toBeVisible()
})

it('an episode without captions has none to turn on', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ captions: [], qualities: [] }))
  await drawBar()
  await expect.element(button('No captions for this episode (C)')).toBeDisabled()
})

it('fills the screen, where it leads to the episodes that no longer stand beside it, and puts the film back', async () => {
  let full: Element | null = null
  const change = (element: Element | null) => async () => {
    full = element
    document.dispatchEvent(new Event('fullscreenchange'))
  }
  vi.spyOn(document, 'fullscreenElement', 'get').mockImplementation(() => full)
  vi.spyOn(document, 'exitFullscreen').mockImplementation(change(null))
  vi.spyOn(Element.prototype, 'requestFullscreen').mockImplementation(function (this: Element) {
    return change(this)()
  })
  await drawBar()
  await userEvent.keyboard('f')
  expect(full).toBe(page.getByTestId('film').element())
  await button('Episodes Ep 2 / 4').click()
  expect(showEpisodes).toHaveBeenCalledOnce()
  await button('Exit full screen (F)').click()
  await expect.element(button('Full screen (F)')).toBeVisible()
  expect(full).toBeNull()
  expect(button('Episodes Ep 2 / 4').query()).toBeNull()
  vi.restoreAllMocks()
})

it('its keys do what its buttons do, in capitals too, but not while one types or with the browser’s own keys', async () => {
  await drawBar()
  await userEvent.keyboard('nP?')
  expect(step.mock.calls).toEqual([[1], [-1]])
  expect(showKeys).toHaveBeenCalledOnce()
  await userEvent.keyboard('m')
  await expect.element(sound).toHaveTextContent('muted')
  expect(use).toHaveBeenCalledTimes(4)
  await userEvent.keyboard('{Control>}n{/Control}')
  await page.getByRole('textbox', { name: 'Note' }).click()
  await userEvent.keyboard('nmp?')
  await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('nmp?')
  expect(step).toHaveBeenCalledTimes(2)
  const sheet = document.createElement('dialog')
  document.body.append(sheet)
  sheet.showModal()
  await userEvent.keyboard('n')
  expect(step).toHaveBeenCalledTimes(2)
  sheet.remove()
})

it.each([440, 305])('all of it stands within a film of %d px, each control of 40 px at least', async (width) => {
  await drawBar({}, width)
  const film = page.getByTestId('film').element().getBoundingClientRect()
  for (const control of page.getByRole('group', { name: 'Playback controls' }).getByRole('button').elements()) {
    const box = control.getBoundingClientRect()
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(40)
    expect(box.left).toBeGreaterThanOrEqual(film.left)
    expect(box.right).toBeLessThanOrEqual(film.right)
    // What it is called, too.
    const tip = control.querySelector('[aria-hidden="true"]:last-child')?.getBoundingClientRect()
    expect(tip?.left).toBeGreaterThanOrEqual(film.left)
    expect(tip?.right).toBeLessThanOrEqual(film.right)
  }
})
