import { Refused } from '@cliffhanger/client/call-error.ts'
import type { VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { CopyOver } from '../../offline/copy-over.ts'
import type { PlayerParts } from './player-parts.ts'
import { positionOf } from './player-state.ts'
import { isLockedItem, isPreview, toPlay } from './preview.ts'
import type { SlotError } from './slot.ts'

/** The episode in the shown slot: fetched and loaded, played, locked or failed. */
export interface ShownEpisode {
  /** Until the shown slot holds the episode, it tells of an earlier one. */
  isLoaded(): boolean
  /** Another episode is shown; `isReady` where it was prepared, else it has to be fetched. */
  enter(isReady: boolean): void
  fetch(startSeconds: number, isFresh: boolean): Promise<void>
  play(): Promise<void>
  /** The picture moves. */
  runs(): void
  lock(): void
  fail(error: SlotError, detail?: string): void
}

/** `mayStart`: whether a loaded episode plays at once. */
export const createShownEpisode = (parts: PlayerParts, mayStart: () => boolean): ShownEpisode => {
  const { pool, findEpisode, addressOf, state, reports, voice, playbackRate, visit } = parts
  const { getState: get, setState: set } = state
  let isLoaded = false

  const runs = () => {
    reports.quality().flowed()
    reports.run()
    set({ phase: 'playing' })
  }

  const play = async () => {
    if (!isLoaded) return
    const slot = pool.shown()
    playbackRate.apply()
    const mine = visit.current()
    if ((await slot.play()) === 'started') {
      // One that was pulled in has been playing before it was shown.
      if (!mine.aborted && isLoaded) runs()
      return
    }
    voice.withhold()
    if ((await slot.play()) === 'refused') set({ phase: 'paused' })
  }

  const lock = (item = get().item) => {
    isLoaded = false
    pool.shown().rest()
    set({ item, phase: 'locked' })
  }

  const load = (item: VideoItem, startSeconds: number) => {
    const found = toPlay(item, startSeconds)
    if (!found) return lock(item)
    if (isLockedItem(get())) {
      reports.end(positionOf(get()))
      reports.begin(false)
    }
    set({ item, phase: 'opening', durationSeconds: found.durationSeconds })
    isLoaded = true
    pool.shown().load({ url: addressOf(found.playUrl), startSeconds, role: 'shown' })
    if (mayStart()) void play()
  }

  const fail = (error: SlotError, detail?: string) => {
    if (isPreview(get())) return lock()
    reports.fail(positionOf(get()), detail === undefined ? error : `${error} ${detail}`)
    set({ phase: 'failed', error, reportId: '' })
  }

  const fetch = async (startSeconds: number, isFresh: boolean) => {
    const mine = visit.next()
    try {
      const item = await findEpisode(get().number, { isFresh, signal: mine })
      if (mine.aborted) return
      if (item) load(item, startSeconds)
      else fail('media', 'no episode')
    } catch (error) {
      if (mine.aborted) return
      // Too many devices, for one: nothing is wrong with the episode, and no unlock is given back for it (S-111).
      if (error instanceof Refused || error instanceof CopyOver)
        set({ phase: 'failed', error: 'refused', reason: error.message, reportId: '' })
      else fail('network', 'no address')
    }
  }

  const enter = (isReady: boolean) => {
    isLoaded = isReady
  }

  return { isLoaded: () => isLoaded, enter, fetch, play, runs, lock, fail }
}
