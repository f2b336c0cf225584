import { type RefObject, useLayoutEffect } from 'react'
import { isOnItsSide } from '../../../../platform/appearance/desktop.ts'
import { fitLines } from './fit-lines.ts'

/** What is said in the film and what is said of it are two things: nearer than two of its lines, they are read as one text. */
const gapPx = 40
/** Where nothing is written below it but a line of time; any higher, it would lie on hands and faces. */
const besideGapPx = 20
/** However much is said at the foot, captions are no higher than this share of the picture. */
const highest = 0.66

/** Where captions end, above the lower edge of the picture: above the words at its foot, whether those are seen or not, so that nothing moves when
 *  the controls come and go. Where the words stand beside an upright film, above the line of time. */
const bottomOf = (stage: Element, foot: Element, isBeside: boolean): number => {
  const above = (isBeside ? foot.querySelector('input[type="range"]') : null) ?? foot
  const wordsTop = above.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(above).paddingTop)
  const { bottom, height } = stage.getBoundingClientRect()
  return Math.min(bottom - wordsTop + (isBeside ? besideGapPx : gapPx), height * highest)
}

const putCaptions = (box: HTMLElement, stage: Element, foot: Element, isWide: boolean): void => {
  const isBeside = isOnItsSide() && !isWide
  box.toggleAttribute('data-beside', isBeside)
  box.style.bottom = `${bottomOf(stage, foot, isBeside)}px`
}

/** Holds captions in their one place over the picture, and finds it anew where that or what is said at its foot changes its size. */
export const useCaptionPlace = (
  place: RefObject<HTMLElement | null>,
  words: RefObject<HTMLElement | null>,
  video: HTMLVideoElement,
  playUrl: string | undefined,
): void => {
  useLayoutEffect(() => {
    const box = place.current
    const stage = box?.closest('[data-taps]')
    const foot = stage?.querySelector('[data-foot]')
    if (!box || !stage || !foot || playUrl === undefined) return
    const put = () => {
      putCaptions(box, stage, foot, 'wide' in video.dataset)
      if (words.current) fitLines(words.current)
    }
    const sizes = new ResizeObserver(put)
    sizes.observe(stage)
    sizes.observe(foot)
    put()
    return () => sizes.disconnect()
  }, [place, words, video, playUrl])
}
