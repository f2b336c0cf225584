import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../../testing/draw.tsx'
import { placeCues } from './caption-place.ts'

const footTop = 500

/** A picture of 600 px with words that begin at 500 px, and a track of captions in it. */
const film = async (hasButtons: boolean): Promise<HTMLTrackElement> => {
  await draw(
    <div data-taps style={{ position: 'relative', height: 600 }}>
      <div data-testid="pane" />
      {hasButtons && <div data-edge />}
      <div data-foot style={{ position: 'absolute', top: footTop - 64, paddingTop: 64 }} />
    </div>,
  )
  const [video, track] = [document.createElement('video'), document.createElement('track')]
  const words = new Blob(['WEBVTT\n\n00:00.000 --> 00:05.000\nWhere were you?\n'], { type: 'text/vtt' })
  Object.assign(track, { kind: 'subtitles', srclang: 'en', label: 'en', src: URL.createObjectURL(words) })
  video.append(track)
  page.getByTestId('pane').element().append(video)
  track.track.mode = 'hidden'
  await expect.poll(() => track.track.cues?.length).toBe(1)
  return track
}

const placeOf = (track: HTMLTrackElement) => {
  const [cue] = track.track.cues ?? []
  if (!(cue instanceof VTTCue)) throw new Error('no cue')
  return { line: Number(cue.line), position: cue.position }
}

describe('where captions stand', () => {
  it('is low in the middle while nothing lies over the picture', async () => {
    const track = await film(true)
    placeCues(track, false, 'medium')
    expect(placeOf(track)).toEqual({ line: 80, position: 50 })
  })

  it.each(['small', 'medium', 'large'] as const)('is above the words while the controls are seen: %s', async (size) => {
    const track = await film(true)
    placeCues(track, true, size)
    const { line, position } = placeOf(track)
    const twoLinesPx = 2 * 1.35 * { small: 15, medium: 18, large: 23 }[size]
    expect((line / 100) * 600 + twoLinesPx).toBeLessThanOrEqual(footTop)
    expect(position).toBe(44)
  })

  it('is in the middle where no buttons stand at the edge', async () => {
    const track = await film(false)
    placeCues(track, true, 'medium')
    expect(placeOf(track).position).toBe(50)
  })
})
