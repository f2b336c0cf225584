import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../../testing/draw.tsx'
import { chooseCaptions } from '../engine/captions.ts'
import type { DramaPlayer } from '../engine/drama-player.ts'
import { createPlayerState } from '../engine/player-state.ts'
import { exampleEpisode } from '../testing/example-episode.ts'
import { Captions } from './captions.tsx'

const [height, footTop, footPadding] = [600, 436, 64]
const file = { captions: [{ language: 'en', url: 'en.vtt' }], qualities: [] }
const spoken = { words: '' }

/** A picture of 600 px with words that begin at 500 px, and a film whose captions are on their way. */
const drawFilm = async (width = 390) => {
  const state = createPlayerState({ rate: 1, quality: 'auto' })
  state.setState({ item: exampleEpisode(1), number: 1, phase: 'playing', hasFrame: true })
  const videos = [document.createElement('video'), document.createElement('video')] as const
  const made = { player: { state }, videos } as unknown as DramaPlayer
  await draw(
    <div data-taps style={{ position: 'relative', width, height, background: '#ffffff' }}>
      <Captions made={made} />
      <div
        data-testid="foot"
        data-foot
        style={{
          position: 'absolute',
          inset: `${footTop}px 0 0`,
          paddingTop: footPadding,
          background: 'rgb(0 0 0 / 60%)',
        }}
      />
    </div>,
  )
  await expect.poll(() => videos[0].querySelector('track')?.track.cues?.length).toBe(1)
  return { state, video: videos[0], track: videos[0].querySelector('track')?.track }
}

/** The film has come to the words, or past them. */
const say = (track: TextTrack | undefined, isSaid = true) => {
  if (!track) throw new Error('no track')
  Object.defineProperty(track, 'activeCues', { configurable: true, value: isSaid ? track.cues : [] })
  track.dispatchEvent(new Event('cuechange'))
}
const words = page.getByText(/^Where were you|^I kept/)
const bottomOf = () => words.element().getBoundingClientRect().bottom
const wordsTop = () => page.getByTestId('foot').element().getBoundingClientRect().top + footPadding

beforeEach(() => {
  spoken.words = 'Where were you?\nI <i>waited</i>.'
  chooseCaptions({ language: 'auto', size: 'medium' })
  vi.stubGlobal('fetch', async (address: string | URL) =>
    String(address).endsWith('.vtt')
      ? new Response(`WEBVTT\n\n00:00.000 --> 00:05.000\n${spoken.words}\n`)
      : Response.json(file),
  )
})

afterEach(() => {
  document.documentElement.style.fontSize = ''
  vi.unstubAllGlobals()
})

describe('captions', () => {
  it('are written while the film says them, with their lines and their slant', async () => {
    const { track } = await drawFilm()
    expect(track?.mode).toBe('hidden')
    say(track)
    await expect.element(words).toBeVisible()
    expect(words.element().textContent).toBe('Where were you?\nI waited.')
    expect(words.element().querySelector('i')?.textContent).toBe('waited')
    say(track, false)
    await expect.element(words).not.toBeInTheDocument()
  })

  it.each(['small', 'medium', 'large'] as const)('end well above what is said at the foot: %s', async (size) => {
    chooseCaptions({ size })
    const { track } = await drawFilm()
    say(track)
    await expect.poll(() => wordsTop() - bottomOf()).toBeCloseTo(40, 0)
  })

  it.each([
    [320, '100%'],
    [390, '100%'],
    [390, '200%'],
  ])('take two lines, however long they are: %i px, letters of %s', async (width, letters) => {
    spoken.words = 'I kept every letter, in the drawer where you told me never to look.'
    chooseCaptions({ size: 'large' })
    document.documentElement.style.fontSize = letters
    const { track } = await drawFilm(width)
    say(track)
    const lines = () => {
      const box = words.element().getBoundingClientRect()
      return Math.round(box.height / Number.parseFloat(getComputedStyle(words.element()).lineHeight))
    }
    await expect.poll(lines).toBe(2)
    expect(Number.parseFloat(getComputedStyle(words.element()).fontSize)).toBeGreaterThanOrEqual(13)
  })

  it('stand in the middle of what the buttons at the edge leave free', async () => {
    const { track } = await drawFilm(320)
    say(track)
    const { left, right } = words.element().getBoundingClientRect()
    const stage = words.element().closest('[data-taps]')?.getBoundingClientRect()
    const [free, buttons] = [16, 76]
    expect(Math.abs(left + right - (stage?.left ?? 0) - free - (stage?.right ?? 0) + buttons)).toBeLessThan(1)
    expect((stage?.right ?? 0) - right).toBeGreaterThanOrEqual(buttons)
  })

  it('lie over the shade of the controls', async () => {
    const { track } = await drawFilm()
    say(track)
    const layer = words.element().parentElement
    expect(Number(layer && getComputedStyle(layer).zIndex)).toBeGreaterThan(0)
    expect(layer && getComputedStyle(layer).pointerEvents).toBe('none')
  })

  it('make room where more is read at the foot', async () => {
    const { track } = await drawFilm()
    say(track)
    const foot = page.getByTestId('foot').element()
    if (foot instanceof HTMLElement) foot.style.top = '336px'
    await expect.poll(() => wordsTop() - bottomOf()).toBeCloseTo(40, 0)
  })

  it('are not there once the film is over or locked, nor where they are switched off', async () => {
    const { track, state, video } = await drawFilm()
    say(track)
    state.setState({ phase: 'locked' })
    await expect.element(words).not.toBeVisible()
    state.setState({ phase: 'playing' })
    await expect.element(words).toBeVisible()
    chooseCaptions({ language: 'off' })
    await expect.element(words).not.toBeInTheDocument()
    expect(video.querySelector('track')).toBeNull()
  })
})
