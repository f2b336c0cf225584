/** What of a video element gathering needs. */
type Held = Pick<HTMLVideoElement, 'currentTime' | 'duration' | 'seeking' | 'addEventListener'> & {
  play(): Promise<void>
  pause(): void
}

interface RebufferingDeps {
  readonly video: Held
  readonly bufferedAheadSeconds: () => number
}

const firstSeconds = 4
const mostSeconds = 16

/** Lets a picture that ran dry gather some seconds before it goes on, more after each time: behind a link that is too slow it stands still
 *  seldom and longer rather than after every segment. */
export interface Rebuffering {
  readonly isHolding: boolean
  /** Another source: its first picture comes as soon as it can. */
  reset(): void
  begun(): void
  ranDry(): void
  /** Somebody else decides now; true where the picture was held. */
  release(): boolean
}

export const createRebuffering = ({ video, bufferedAheadSeconds }: RebufferingDeps): Rebuffering => {
  let wantedSeconds = firstSeconds
  let hasBegun = false
  let isHolding = false

  const isEnough = () => {
    const ahead = bufferedAheadSeconds()
    return ahead >= wantedSeconds || video.currentTime + ahead >= video.duration - 0.3
  }
  video.addEventListener('progress', () => {
    if (!isHolding || !isEnough()) return
    isHolding = false
    wantedSeconds = Math.min(mostSeconds, wantedSeconds * 2)
    // If the browser refuses to play on without a tap, the element shows itself as paused.
    video.play().catch(() => undefined)
  })
  return {
    get isHolding() {
      return isHolding
    },
    reset: () => {
      wantedSeconds = firstSeconds
      hasBegun = false
      isHolding = false
    },
    begun: () => {
      hasBegun = true
    },
    ranDry: () => {
      if (!hasBegun || isHolding || video.seeking || isEnough()) return
      isHolding = true
      video.pause()
    },
    release: () => {
      const wasHolding = isHolding
      isHolding = false
      return wasHolding
    },
  }
}
