import type { CaptionSize } from '../engine/captions.ts'

/** Share of the height at which captions begin while nothing lies over the picture. */
const restingPercent = 80
const highestPercent = 30

/** Two lines of each size with some air, in the letters of the page. */
const roomRem = { small: 3, medium: 3.5, large: 4.3 } as const satisfies Record<CaptionSize, number>

/** In the middle; beside the buttons at the edge while those are seen. */
const alone = { size: 88, position: 50 } as const
const besideButtons = { size: 76, position: 44 } as const

/** Where two lines of captions end just above what is said at the foot of the picture. */
const abovePercent = (stage: Element, foot: Element, size: CaptionSize): number => {
  const { top, height } = stage.getBoundingClientRect()
  if (height === 0) return restingPercent
  const wordsTop = foot.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(foot).paddingTop)
  const room = roomRem[size] * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const percent = ((wordsTop - room - top) / height) * 100
  return Math.min(restingPercent, Math.max(highestPercent, percent))
}

/** Puts all words of a track where they can be read: low in the picture, and above the controls while those are seen. */
export const placeCues = (track: HTMLTrackElement, isUnderControls: boolean, size: CaptionSize): void => {
  const stage = track.closest('[data-taps]')
  const foot = stage?.querySelector('[data-foot]')
  const isRaised = isUnderControls && stage && foot
  const line = isRaised ? abovePercent(stage, foot, size) : restingPercent
  const across = isRaised && stage.querySelector('[data-edge]') ? besideButtons : alone
  for (const cue of track.track.cues ?? [])
    if (cue instanceof VTTCue) Object.assign(cue, { snapToLines: false, line, align: 'center', ...across })
}
