import type { Start } from '@cliffhanger/rules/drama/resume.ts'
import type { PlayerParts } from './player-parts.ts'
import { justOpened, type PlayerState, positionOf } from './player-state.ts'
import { isPreview } from './preview.ts'
import type { ShownEpisode } from './shown-episode.ts'

/** One episode after the other. */
export interface EpisodeSequence {
  /** A prepared episode plays before anything else is done. */
  open(start: Start): void
  /** The next (1) or previous (-1) episode; false at either end. */
  step(by: 1 | -1): boolean
  /** The shown episode has come to its end: the next one follows unless the member wants none. */
  end(): void
  /** Nothing is shown any more. */
  close(): void
}

export const createEpisodeSequence = (parts: PlayerParts, episode: ShownEpisode): EpisodeSequence => {
  const { pool, lastNumber, onEnded, state, reports, preparer, swipePeek, renewal, visit } = parts
  const { getState: get, setState: set } = state

  const open = ({ number, startSeconds }: Start, cameFrom: PlayerState['cameFrom'] = 0) => {
    const left = get().item && positionOf(get())
    const { isReady } = pool.show(number)
    episode.enter(isReady)
    swipePeek.land()
    visit.next()
    if (isReady) void episode.play()
    if (left) reports.end(left)
    reports.begin(isReady)
    renewal.forget()
    const item = isReady ? preparer.item() : null
    set({
      ...justOpened,
      number,
      cameFrom,
      item,
      shownIndex: pool.shownIndex(),
      hasFrame: isReady && get().isNextReady,
      qualities: pool.shown().qualities(),
      positionSeconds: startSeconds,
      durationSeconds: item?.duration ?? 0,
    })
    preparer.forget()
    if (!isReady) void episode.fetch(startSeconds, false)
  }

  const step = (by: 1 | -1): boolean => {
    const number = get().number + by
    if (number < 1 || number > lastNumber) return false
    open({ number, startSeconds: 0 }, by)
    return true
  }

  const end = () => {
    if (isPreview(get())) return episode.lock()
    onEnded(get().number)
    if (get().isNextCancelled) {
      reports.end(positionOf(get()))
      return set({ phase: 'paused' })
    }
    if (step(1)) return
    reports.end(positionOf(get()))
    set({ phase: 'finished' })
  }

  const close = () => {
    visit.next()
    if (get().item) reports.end(positionOf(get()))
    episode.enter(false)
    pool.close()
    preparer.forget()
    set({ item: null })
  }

  return { open, step, end, close }
}
