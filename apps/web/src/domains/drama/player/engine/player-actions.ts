import type { Start } from '@cliffhanger/rules/drama/resume.ts'
import type { StoreApi } from 'zustand'
import type { PlayerState } from './player-state.ts'
import type { Quality } from './quality.ts'

/** Plays the episodes of one drama: what can be asked of it, and what it is at. */
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
  setQuality(quality: Quality): void
  hold(isHeld: boolean): void
  /** At the end of this episode no other one follows by itself. */
  cancelNext(): void
  retry(): void
  /** On what terms the episode is watched has changed: one that was locked is asked for again. */
  reconsider(): void
  /** The page went out of sight: pauses and tells where. */
  hide(): void
  /** The page is back: goes on where it was playing. */
  reveal(): void
  /** Tells where the member stopped and lets go of everything; `open` begins anew. */
  close(): void
}
