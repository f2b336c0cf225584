import type { VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import type { Start } from '@cliffhanger/rules/drama/resume.ts'
import type { StoreApi } from 'zustand'
import { createLeaning } from './leaning.ts'
import { createPlayReports, type Place } from './play-reports.ts'
import type { PlayerParts } from './player-parts.ts'
import { createPlayerState, type PlayerState } from './player-state.ts'
import { createPreparer } from './preparer.ts'
import type { SlotEvent } from './slot.ts'

export interface Player {
  readonly state: StoreApi<PlayerState>
  open(start: Start): void
  /** The next (1) or previous (-1) episode; false at either end. */
  step(by: 1 | -1): boolean
  /** Plays because of a touch, and so with sound. */
  play(): void
  pause(): void
  /** The finger pulls the next episode in, or lets go of it. */
  lean(isPulled: boolean): void
  toggle(): void
  seek(seconds: number): void
  setRate(rate: number): void
  hold(isHeld: boolean): void
  retry(): void
  /** The page went out of sight: pauses and tells where. */
  hide(): void
  /** The page is back: goes on where it was playing. */
  reveal(): void
  /** Tells where the member stopped and lets go of everything; `open` begins anew. */
  close(): void
}

const heldRate = 2

/** Plays the episodes of one drama, one after the other. */
export const createPlayer = (parts: PlayerParts): Player => {
  const { pool, slots, findEpisode, addressOf, lastNumber } = parts
  const state = createPlayerState(parts.rate)
  const { getState: get, setState: set } = state
  const reports = createPlayReports(parts)
  const preparer = createPreparer(parts)
  const leaning = createLeaning(pool, get)
  /** Counts what was opened: an answer for an earlier one is thrown away. */
  let visit = 0
  /** Whether the shown slot holds the episode: until then it tells of an earlier one. */
  let isLoaded = false
  let hasRenewed = false
  let wasPlaying = false

  const place = (): Place => {
    const { number, positionSeconds, durationSeconds } = get()
    return { number, positionSeconds, durationSeconds }
  }

  const applyRate = () => {
    for (const slot of slots) slot.setRate(get().isHeld ? heldRate : get().rate)
  }

  const play = async () => {
    const slot = pool.shown()
    applyRate()
    const mine = visit
    if ((await slot.play()) === 'started') {
      // One that was pulled in has been playing before it was shown.
      if (mine === visit && isLoaded) hear({ type: 'playing' })
      return
    }
    for (const each of slots) each.setMuted(true)
    set({ isSilenced: true })
    if ((await slot.play()) === 'refused') set({ phase: 'paused' })
  }

  /** A touch gives back the sound that the browser withheld. */
  const giveSound = () => {
    if (!get().isSilenced) return
    for (const slot of slots) slot.setMuted(false)
    set({ isSilenced: false })
  }

  const load = (item: VideoItem, startSeconds: number) => {
    const url = item.play_url
    if (item.can_play === 0 || url === undefined) return set({ item, phase: 'locked' })
    set({ item, durationSeconds: item.duration })
    isLoaded = true
    pool.shown().load({ url: addressOf(url), startSeconds, role: 'shown' })
    void play()
  }

  const fetchAndLoad = async (startSeconds: number, isFresh: boolean) => {
    const mine = ++visit
    try {
      const item = await findEpisode(get().number, { isFresh })
      if (mine !== visit) return
      if (item) load(item, startSeconds)
      else fail('media')
    } catch {
      if (mine === visit) fail('network')
    }
  }

  const fail = (fault: NonNullable<PlayerState['fault']>) => {
    reports.fail(place(), fault)
    set({ phase: 'failed', fault })
  }

  /** A prepared episode plays before anything else is done. */
  const open = ({ number, startSeconds }: Start, cameFrom: PlayerState['cameFrom'] = 0) => {
    const left = get().item && place()
    const { isReady } = pool.show(number)
    isLoaded = isReady
    leaning.land()
    visit += 1
    if (isReady) void play()
    if (left) reports.end(left)
    reports.begin(isReady)
    hasRenewed = false
    const item = isReady ? preparer.item() : null
    set({
      number,
      cameFrom,
      item,
      shownIndex: pool.shownIndex(),
      phase: 'opening',
      fault: null,
      hasFrame: isReady && get().isNextReady,
      isNextReady: false,
      positionSeconds: startSeconds,
      durationSeconds: item?.duration ?? 0,
      bufferedSeconds: 0,
    })
    preparer.forget()
    if (!isReady) void fetchAndLoad(startSeconds, false)
  }

  const step = (by: 1 | -1): boolean => {
    const number = get().number + by
    if (number < 1 || number > lastNumber) return false
    open({ number, startSeconds: 0 }, by)
    return true
  }

  const follow = () => {
    const slot = pool.shown()
    const positionSeconds = slot.positionSeconds()
    const durationSeconds = slot.durationSeconds() || get().durationSeconds
    set({ positionSeconds, durationSeconds, bufferedSeconds: positionSeconds + slot.bufferedAheadSeconds() })
    reports.tick(place())
    void preparer.consider(get())
  }

  const renewOrFail = (fault: NonNullable<PlayerState['fault']>) => {
    if (fault !== 'expired' || hasRenewed) return fail(fault)
    hasRenewed = true
    void fetchAndLoad(get().positionSeconds, true)
  }

  const hear = (event: SlotEvent) => {
    if (!isLoaded) return
    switch (event.type) {
      case 'frame':
        reports.quality().showedFrame()
        return set({ hasFrame: true })
      case 'playing':
        reports.quality().flowed()
        reports.run()
        return set({ phase: 'playing' })
      case 'waiting':
        reports.quality().stalled()
        reports.stop()
        return set(({ phase }) => (phase === 'playing' ? { phase: 'stalled' } : {}))
      case 'paused':
        reports.pause(place())
        return set(({ phase }) => (phase === 'failed' ? {} : { phase: 'paused' }))
      case 'ended':
        if (step(1)) return
        reports.end(place())
        return set({ phase: 'finished' })
      case 'time':
        return follow()
      case 'switched':
        return reports.quality().switched()
      case 'fault':
        return renewOrFail(event.fault)
    }
  }

  const hearPrepared = (event: SlotEvent) => {
    if (event.type === 'frame') set({ isNextReady: true })
    if (event.type === 'fault') pool.release()
  }

  for (const [index, slot] of slots.entries())
    slot.listen((event) => (index === pool.shownIndex() ? hear(event) : hearPrepared(event)))

  const pause = () => pool.shown().pause()
  const playWithSound = () => {
    giveSound()
    void play()
  }
  const seek = (seconds: number) => {
    const within = Math.max(0, Math.min(seconds, get().durationSeconds))
    reports.quality().sought()
    pool.shown().seek(within)
    set({ positionSeconds: within })
  }
  return {
    state,
    open,
    step: (by) => {
      giveSound()
      return step(by)
    },
    play: playWithSound,
    pause,
    lean: leaning.lean,
    toggle: () => (['playing', 'stalled'].includes(get().phase) ? pause() : playWithSound()),
    seek,
    setRate: (rate) => {
      set({ rate })
      applyRate()
    },
    hold: (isHeld) => {
      set({ isHeld })
      applyRate()
    },
    retry: () => {
      set({ phase: 'opening', fault: null })
      void fetchAndLoad(get().positionSeconds, true)
    },
    hide: () => {
      wasPlaying = ['playing', 'stalled', 'opening'].includes(get().phase)
      if (!get().item) return
      pause()
      reports.end(place())
    },
    reveal: () => {
      if (wasPlaying && isLoaded) void play()
    },
    close: () => {
      visit += 1
      if (get().item) reports.end(place())
      isLoaded = false
      pool.close()
      preparer.forget()
      set({ item: null })
    },
  }
}
