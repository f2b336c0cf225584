import type { PlayerParts } from './player-parts.ts'
import { positionOf } from './player-state.ts'
import { isPreview } from './preview.ts'
import type { ShownEpisode } from './shown-episode.ts'
import type { SlotEvent } from './slot.ts'

/** Follows what happens in the slots: in the shown one to the episode, in the spare one to the next. */
export const followSlots = (parts: PlayerParts, episode: ShownEpisode, onEnd: () => void): void => {
  const { pool, slots, state, reports, preparer, renewal } = parts
  const { getState: get, setState: set } = state

  const followTime = () => {
    const slot = pool.shown()
    const positionSeconds = slot.positionSeconds()
    const durationSeconds = slot.durationSeconds() || get().durationSeconds
    set({ positionSeconds, durationSeconds, bufferedSeconds: positionSeconds + slot.bufferedAheadSeconds() })
    renewal.played(positionSeconds)
    if (isPreview(get())) return
    reports.tick(positionOf(get()))
    void preparer.consider(get())
  }

  const renewOrFail = ({ error, detail, mayBeExpired }: Extract<SlotEvent, { type: 'fault' }>) => {
    const { positionSeconds } = get()
    const isRenewable = error === 'expired' || mayBeExpired
    if (!isRenewable || !renewal.take(positionSeconds)) return episode.fail(error, detail)
    void episode.fetch(positionSeconds, true)
  }

  const hearShown = (event: SlotEvent) => {
    if (!episode.isLoaded()) return
    switch (event.type) {
      case 'frame':
        reports.quality().showedFrame()
        return set({ hasFrame: true })
      case 'playing':
        return episode.runs()
      case 'waiting':
        reports.quality().stalled()
        reports.stop()
        preparer.yield()
        return set(({ phase }) => (phase === 'playing' ? { phase: 'stalled' } : {}))
      case 'paused':
        reports.pause(positionOf(get()))
        return set(({ phase }) => (phase === 'failed' ? {} : { phase: 'paused' }))
      case 'ended':
        return onEnd()
      case 'time':
        return followTime()
      case 'switched':
        return reports.quality().switched()
      case 'renditions':
        return set({ qualities: pool.shown().qualities() })
      case 'fault':
        return renewOrFail(event)
    }
  }

  const hearPrepared = (event: SlotEvent) => {
    if (event.type === 'frame') set({ isNextReady: true })
    if (event.type === 'fault') pool.release()
  }

  for (const [index, slot] of slots.entries())
    slot.listen((event) => (index === pool.shownIndex() ? hearShown(event) : hearPrepared(event)))
}
