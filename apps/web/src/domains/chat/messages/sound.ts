/** At most one sound in this time (S-60, C-13). */
const quietMs = 500

/** What decides whether a message is heard (S-60). */
export interface Ring {
  readonly isOpen: boolean
  readonly isMine: boolean
  readonly isMuted: boolean
  /** Its sender said so (S-133). */
  readonly isSilent: boolean
  /** The member's own switches: all notifications off, sound off. */
  readonly disturb: 0 | 1
  readonly stopAudio: 0 | 1
}

export const mayRing = ({ isOpen, isMine, isMuted, isSilent, disturb, stopAudio }: Ring): boolean =>
  !isOpen && !isMine && !isMuted && !isSilent && disturb === 0 && stopAudio === 0

/** Lets `play` through once in 500 ms; `nowMs` is any clock that does not go back. */
export const createRinger = (play: () => void, nowMs: () => number): (() => void) => {
  let lastMs = -quietMs
  return () => {
    if (nowMs() - lastMs < quietMs) return
    lastMs = nowMs()
    play()
  }
}

let audio: AudioContext | undefined

/** Two short notes. Browsers stay silent until the member has touched the page once. */
const beep = (): void => {
  if (!('AudioContext' in globalThis) || !navigator.userActivation?.hasBeenActive) return
  audio ??= new AudioContext()
  for (const [index, hertz] of [880, 1175].entries()) {
    const start = audio.currentTime + index * 0.09
    const tone = new OscillatorNode(audio, { frequency: hertz })
    const volume = new GainNode(audio, { gain: 0 })
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(0.12, start + 0.01)
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.12)
    tone.connect(volume).connect(audio.destination)
    tone.start(start)
    tone.stop(start + 0.13)
  }
}

export const ring = createRinger(beep, () => performance.now())
