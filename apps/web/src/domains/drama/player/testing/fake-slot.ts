import type { Quality } from '../engine/quality.ts'
import type { Slot, SlotEvent, SlotLoad } from '../engine/slot.ts'

/** A slot without a video: the test says what happens in it, and reads what was asked of it. */
export class FakeSlot implements Slot {
  readonly loads: SlotLoad[] = []
  readonly actions: string[] = []
  position = 0
  duration = 0
  ahead = 0
  /** Short sides of its renditions. */
  sides: readonly number[] = []
  /** What the browser answers to the next plays, oldest first; `started` where nothing is left. */
  readonly answers: ('started' | 'refused')[] = []
  #tell: (event: SlotEvent) => void = () => {}

  listen = (listener: (event: SlotEvent) => void): void => {
    this.#tell = listener
  }
  happens = (event: SlotEvent | Exclude<SlotEvent['type'], 'fault'>): void => {
    this.#tell(typeof event === 'string' ? { type: event } : event)
  }
  load = (load: SlotLoad): void => {
    this.loads.push(load)
    this.position = load.startSeconds
    this.ahead = 0
  }
  play = async (): Promise<'started' | 'refused'> => {
    this.actions.push('play')
    return this.answers.shift() ?? 'started'
  }
  promote = (): void => void this.actions.push('promote')
  rest = (): void => void this.actions.push('rest')
  pause = (): void => void this.actions.push('pause')
  close = (): void => void this.actions.push('close')
  seek = (seconds: number): void => {
    this.position = seconds
  }
  setRate = (rate: number): void => void this.actions.push(`rate ${rate}`)
  halt = (): void => void this.actions.push('halt')
  fetchOn = (): void => void this.actions.push('fetch on')
  setQuality = (quality: Quality): void => void this.actions.push(`quality ${quality}`)
  qualities = (): readonly number[] => this.sides
  setMuted = (isMuted: boolean): void => void this.actions.push(isMuted ? 'mute' : 'unmute')
  positionSeconds = (): number => this.position
  durationSeconds = (): number => this.duration
  bufferedAheadSeconds = (): number => this.ahead
}
