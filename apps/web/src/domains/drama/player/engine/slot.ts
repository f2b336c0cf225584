import type { Quality } from './quality.ts'

/** Why an episode does not play: its address is no longer valid, it cannot be fetched, it cannot be decoded. */
export type SlotError = 'expired' | 'network' | 'media'

/** What happens in a slot. `frame`: the first picture since the episode was loaded or shown is on the screen. `renditions`: the
 *  qualities it comes in are known. */
export type SlotEvent =
  | { readonly type: 'frame' | 'playing' | 'waiting' | 'paused' | 'ended' | 'time' | 'switched' | 'renditions' }
  | {
      readonly type: 'fault'
      readonly error: SlotError
      /** The browser plays by itself and does not tell a refused address from a broken film: another address may help. */
      readonly mayBeExpired?: true
      /** What the program that plays says about it. */
      readonly detail?: string | undefined
    }

/** `shown`: plays and fills its buffer. `prepared`: holds just enough for its first frame to be there at once. */
export type SlotRole = 'shown' | 'prepared'

export interface SlotLoad {
  readonly url: string
  readonly startSeconds: number
  readonly role: SlotRole
}

/** One of the two places in which an episode can be loaded. */
export interface Slot {
  load(load: SlotLoad): void
  /** A prepared episode comes to the front: from now on its buffer is filled. */
  promote(): void
  /** Stops playing and fetching; the last picture stays until something else is loaded. */
  rest(): void
  /** Fetches nothing until `fetchOn`; what is there can be played. */
  halt(): void
  fetchOn(): void
  /** `refused` where the browser wants a touch before there is sound. Never settles where `pause` came first, or where
   *  nothing can be played, which a fault says. */
  play(): Promise<'started' | 'refused'>
  pause(): void
  seek(seconds: number): void
  setRate(rate: number): void
  setMuted(isMuted: boolean): void
  setQuality(quality: Quality): void
  /** Short sides of the renditions, the smallest first; none while they are unknown, or where the browser chooses by itself. */
  qualities(): readonly number[]
  positionSeconds(): number
  /** 0 while it is not known. */
  durationSeconds(): number
  /** How much can be played on without the network. */
  bufferedAheadSeconds(): number
  listen(listener: (event: SlotEvent) => void): void
  /** Lets go of everything; it can be loaded again. */
  close(): void
}
