import { Refused } from '@cliffhanger/client/call-error.ts'
import type { VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import type { Start } from '@cliffhanger/rules/drama/resume.ts'
import { createSwipePeek } from '../controls/swipe-peek.ts'
import { createPlayReports } from '../reporting/play-reports.ts'
import { createPlaybackRate } from './playback-rate.ts'
import type { Player } from './player-actions.ts'
import type { PlayerDeps } from './player-deps.ts'
import { createPlayerState, justOpened, type PlayerState, positionOf } from './player-state.ts'
import { createPreparer } from './preparer.ts'
import { createPresence } from './presence.ts'
import { isLockedItem, isPreview, toPlay } from './preview.ts'
import { createRenewal } from './renewal.ts'
import type { SlotError, SlotEvent } from './slot.ts'
import { createVoice } from './voice.ts'

/** Plays the episodes of one drama, one after the other. */
export const createPlayer = (deps: PlayerDeps): Player => {
  const { pool, slots, findEpisode, addressOf, lastNumber } = deps
  const state = createPlayerState(deps)
  const { getState: get, setState: set } = state
  // The server takes no report of an episode that is locked, its preview included.
  const reports = createPlayReports({ ...deps, send: async (report) => isLockedItem(get()) || deps.send(report) })
  const preparer = createPreparer(deps, () => set({ isNextLocked: true }))
  const swipePeek = createSwipePeek(pool, get)
  const voice = createVoice(slots, state)
  const renewal = createRenewal()
  const playbackRate = createPlaybackRate(slots, state)
  /** Counts what was opened: an answer for an earlier one is thrown away. */
  let visit = 0
  let requesting = new AbortController()
  /** Whether the shown slot holds the episode: until then it tells of an earlier one. */
  let isLoaded = false

  const play = async () => {
    if (!isLoaded) return
    const slot = pool.shown()
    playbackRate.apply()
    const mine = visit
    if ((await slot.play()) === 'started') {
      // One that was pulled in has been playing before it was shown.
      if (mine === visit && isLoaded) hear({ type: 'playing' })
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
    if (!presence.isHidden()) void play()
  }

  const fetchAndLoad = async (startSeconds: number, isFresh: boolean) => {
    const mine = ++visit
    requesting.abort()
    requesting = new AbortController()
    try {
      const item = await findEpisode(get().number, { isFresh, signal: requesting.signal })
      if (mine !== visit) return
      if (item) load(item, startSeconds)
      else fail('media', 'no episode')
    } catch (error) {
      if (mine !== visit) return
      // Too many devices, for one: nothing is wrong with the episode, and no unlock is given back for it (S-111).
      if (error instanceof Refused) set({ phase: 'failed', error: 'refused', reason: error.message, reportId: '' })
      else fail('network', 'no address')
    }
  }

  const fail = (error: SlotError, detail?: string) => {
    if (isPreview(get())) return lock()
    reports.fail(positionOf(get()), detail === undefined ? error : `${error} ${detail}`)
    set({ phase: 'failed', error, reportId: '' })
  }

  /** A prepared episode plays before anything else is done. */
  const open = ({ number, startSeconds }: Start, cameFrom: PlayerState['cameFrom'] = 0) => {
    const left = get().item && positionOf(get())
    const { isReady } = pool.show(number)
    isLoaded = isReady
    swipePeek.land()
    visit += 1
    requesting.abort()
    if (isReady) void play()
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
    if (!isReady) void fetchAndLoad(startSeconds, false)
  }

  const step = (by: 1 | -1): boolean => {
    const number = get().number + by
    if (number < 1 || number > lastNumber) return false
    open({ number, startSeconds: 0 }, by)
    return true
  }

  const end = () => {
    if (isPreview(get())) return lock()
    deps.onEnded(get().number)
    if (get().isNextCancelled) {
      reports.end(positionOf(get()))
      return set({ phase: 'paused' })
    }
    if (step(1)) return
    reports.end(positionOf(get()))
    set({ phase: 'finished' })
  }

  const follow = () => {
    const slot = pool.shown()
    const positionSeconds = slot.positionSeconds()
    const durationSeconds = slot.durationSeconds() || get().durationSeconds
    set({ positionSeconds, durationSeconds, bufferedSeconds: positionSeconds + slot.bufferedAheadSeconds() })
    renewal.played(positionSeconds)
    if (isPreview(get())) return
    reports.tick(positionOf(get()))
    void preparer.consider(get())
  }

  const renewOrFail = ({ error, detail }: Extract<SlotEvent, { type: 'fault' }>) => {
    const { positionSeconds } = get()
    if (error !== 'expired' || !renewal.take(positionSeconds)) return fail(error, detail)
    void fetchAndLoad(positionSeconds, true)
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
        preparer.yield()
        return set(({ phase }) => (phase === 'playing' ? { phase: 'stalled' } : {}))
      case 'paused':
        reports.pause(positionOf(get()))
        return set(({ phase }) => (phase === 'failed' ? {} : { phase: 'paused' }))
      case 'ended':
        return end()
      case 'time':
        return follow()
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
    slot.listen((event) => (index === pool.shownIndex() ? hear(event) : hearPrepared(event)))

  const pause = () => pool.shown().pause()
  const playWithSound = () => {
    voice.give()
    void play()
  }
  const presence = createPresence({
    slots,
    get,
    leave: () => {
      if (!get().item) return
      pause()
      reports.end(positionOf(get()))
    },
    play: () => {
      if (isLoaded) void play()
    },
  })
  return {
    state,
    open,
    step: (by) => {
      voice.give()
      return step(by)
    },
    play: playWithSound,
    pause,
    lean: swipePeek.lean,
    toggle: () => (['playing', 'stalled'].includes(get().phase) ? pause() : playWithSound()),
    seek: (seconds) => {
      const within = Math.max(0, Math.min(seconds, get().durationSeconds))
      reports.quality().sought()
      pool.shown().seek(within)
      set({ positionSeconds: within })
    },
    ...playbackRate.actions,
    cancelNext: () => set({ isNextCancelled: true }),
    retry: () => {
      set({ phase: 'opening', error: null })
      void fetchAndLoad(get().positionSeconds, true)
    },
    reconsider: () => {
      if (get().phase === 'locked' || isPreview(get())) void fetchAndLoad(get().positionSeconds, false)
    },
    hide: presence.hide,
    reveal: presence.reveal,
    close: () => {
      visit += 1
      requesting.abort()
      presence.close()
      if (get().item) reports.end(positionOf(get()))
      isLoaded = false
      pool.close()
      preparer.forget()
      set({ item: null })
    },
  }
}
