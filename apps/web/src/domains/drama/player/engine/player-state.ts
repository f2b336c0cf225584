import type { VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { createStore } from 'zustand'
import type { SlotIndex } from './pool.ts'
import type { Quality } from './quality.ts'
import type { SlotError } from './slot.ts'

/** What the player is at: `locked`, where a preview has come to its end as well, and `failed` wait for the member, `finished` has nothing more to play. */
export type PlayerPhase = 'opening' | 'playing' | 'stalled' | 'paused' | 'finished' | 'locked' | 'failed'

/** The picture moves, or would if the network kept up. */
export const isRunning = ({ phase }: Pick<PlayerState, 'phase'>): boolean => phase === 'playing' || phase === 'stalled'

export interface PlayerState {
  /** The episode, from 1. */
  readonly number: number
  readonly phase: PlayerPhase
  /** The episode as the server describes it; null until it has. */
  readonly item: VideoItem | null
  /** `refused`: the server does not let it be played now, and says why. */
  readonly error: SlotError | 'refused' | null
  /** The server's own words where it refused; '' otherwise. */
  readonly reason: string
  /** What support finds the fault by; '' until it was reported. */
  readonly reportId: string
  readonly shownIndex: SlotIndex
  /** Whether a picture of the episode is on the screen; its cover is, until then. */
  readonly hasFrame: boolean
  /** Whether the first picture of the next episode is there. */
  readonly isNextReady: boolean
  /** Which way the shown episode came in: 1 from below, -1 from above, 0 without a move. */
  readonly cameFrom: 1 | 0 | -1
  readonly rate: number
  /** A finger is held down: plays at twice the speed. */
  readonly isHeld: boolean
  readonly quality: Quality
  /** Short sides of the renditions of the episode, the smallest first. */
  readonly qualities: readonly number[]
  /** The picture of the next episode, which a finger pulls in before its film is there; '' while that is not known. */
  readonly nextCover: string
  /** The next episode is known to be locked. */
  readonly isNextLocked: boolean
  /** The next episode does not follow by itself this time. */
  readonly isNextCancelled: boolean
  /** The browser wants a touch before there is sound. */
  readonly isSilenced: boolean
  readonly positionSeconds: number
  readonly durationSeconds: number
  readonly bufferedSeconds: number
}

export const createPlayerState = ({ rate, quality }: Pick<PlayerState, 'rate' | 'quality'>) =>
  createStore<PlayerState>(() => ({
    number: 1,
    phase: 'opening',
    item: null,
    error: null,
    reason: '',
    reportId: '',
    shownIndex: 0,
    hasFrame: false,
    isNextReady: false,
    nextCover: '',
    cameFrom: 0,
    rate,
    isHeld: false,
    quality,
    qualities: [],
    isNextLocked: false,
    isNextCancelled: false,
    isSilenced: false,
    positionSeconds: 0,
    durationSeconds: 0,
    bufferedSeconds: 0,
  }))

/** What holds of every episode that was just opened. */
export const justOpened = {
  phase: 'opening',
  error: null,
  reason: '',
  reportId: '',
  isNextReady: false,
  nextCover: '',
  isNextLocked: false,
  isNextCancelled: false,
  bufferedSeconds: 0,
} as const satisfies Partial<PlayerState>

/** Where the play is, for those it is told to. */
export const positionOf = ({ number, positionSeconds, durationSeconds }: PlayerState) => ({
  number,
  positionSeconds,
  durationSeconds,
})
