import type { StoreApi } from 'zustand'
import { createSwipePeek, type SwipePeek } from '../controls/swipe-peek.ts'
import { createPlayReports, type PlayReports } from '../reporting/play-reports.ts'
import { createPlaybackRate, type PlaybackRate } from './playback-rate.ts'
import type { PlayerDeps } from './player-deps.ts'
import { createPlayerState, type PlayerState } from './player-state.ts'
import { createPreparer, type Preparer } from './preparer.ts'
import { isLockedItem } from './preview.ts'
import { createRenewal, type Renewal } from './renewal.ts'
import { createVisit, type Visit } from './visit.ts'
import { createVoice, type Voice } from './voice.ts'

/** What a player is made of: each part holds one thing, and none knows the others. */
export interface PlayerParts extends PlayerDeps {
  readonly state: StoreApi<PlayerState>
  readonly reports: PlayReports
  readonly preparer: Preparer
  readonly swipePeek: SwipePeek
  readonly voice: Voice
  readonly renewal: Renewal
  readonly playbackRate: PlaybackRate
  readonly visit: Visit
}

export const createPlayerParts = (deps: PlayerDeps): PlayerParts => {
  const { pool, slots } = deps
  const state = createPlayerState(deps)
  const { getState: get, setState: set } = state
  return {
    ...deps,
    state,
    // The server takes no report of an episode that is locked, its preview included.
    reports: createPlayReports({ ...deps, send: async (report) => isLockedItem(get()) || deps.send(report) }),
    preparer: createPreparer(deps, set),
    swipePeek: createSwipePeek(pool, get),
    voice: createVoice(slots, state),
    renewal: createRenewal(),
    playbackRate: createPlaybackRate(slots, state),
    visit: createVisit(),
  }
}
