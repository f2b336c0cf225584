import { create } from 'zustand'
import { listenToAddress } from '../../../platform/navigation/router.tsx'
import { recordError } from '../../../platform/server/request-log.ts'
import { translate } from '../../../platform/texts.ts'
import { loadMedia } from '../../../platform/uploads/media-urls.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import { readBars } from './waveform.ts'

/** How fast voices can be heard. */
const speeds = [1, 1.5, 2] as const

interface Playing {
  /** Key of the voice message that was played last; '' = none. */
  readonly key: string
  readonly phase: 'idle' | 'loading' | 'playing' | 'paused'
  readonly seconds: number
}

interface VoicePlayer extends Playing {
  readonly speed: number
  /** Bars of the messages that were heard, by key. */
  readonly bars: ReadonlyMap<string, readonly number[]>
}

const silent: Playing = { key: '', phase: 'idle', seconds: 0 }

const usePlayer = create<VoicePlayer>(() => ({ ...silent, speed: 1, bars: new Map() }))
const change = (changes: Partial<VoicePlayer>): void => usePlayer.setState(changes)

let audio: HTMLAudioElement | undefined
let address: string | undefined

/** The one player of the page: whatever begins ends what was played before. */
const player = (): HTMLAudioElement => {
  if (audio) return audio
  audio = new Audio()
  audio.addEventListener('timeupdate', () => change({ seconds: audio?.currentTime ?? 0 }))
  audio.addEventListener('ended', () => change({ phase: 'idle', seconds: 0 }))
  audio.addEventListener('pause', () => {
    if (usePlayer.getState().phase === 'playing') change({ phase: 'paused' })
  })
  audio.addEventListener('playing', () => change({ phase: 'playing' }))
  return audio
}

/** Stops the voice that is heard. */
export const pauseVoice = (): void => audio?.pause()

// A voice belongs to the screen it is on; one that is still fetched is not begun on another.
listenToAddress(() => {
  if (usePlayer.getState().phase === 'loading') change(silent)
  pauseVoice()
})

/** Plays a voice message, or pauses the one that is heard. */
export const toggleVoice = async (key: string): Promise<void> => {
  const { key: before, phase } = usePlayer.getState()
  if (before === key && phase === 'loading') return
  if (before === key && phase === 'playing') return pauseVoice()
  try {
    if (before !== key || address === undefined) await open(key)
    // Another one was pressed while this one was fetched.
    if (usePlayer.getState().key !== key) return
    const element = player()
    element.playbackRate = usePlayer.getState().speed
    await element.play()
  } catch (error) {
    if (usePlayer.getState().key !== key) return
    recordError(error)
    change(silent)
    toast(translate('media.loadFailed'))
  }
}

/** Fetches the recording whole: it is short, and only so can it be wound. */
const open = async (key: string): Promise<void> => {
  pauseVoice()
  change({ key, phase: 'loading', seconds: 0 })
  const recording = await loadMedia(key)
  if (usePlayer.getState().key !== key) return
  if (address !== undefined) URL.revokeObjectURL(address)
  address = URL.createObjectURL(recording)
  player().src = address
  const { bars } = usePlayer.getState()
  const found = bars.has(key) ? undefined : await readBars(recording)
  if (found) change({ bars: new Map(usePlayer.getState().bars).set(key, found) })
}

/** Winds the voice that is open to a moment. */
export const windVoice = (key: string, seconds: number): void => {
  if (usePlayer.getState().key !== key || !audio) return
  audio.currentTime = seconds
  change({ seconds })
}

/** The next of the speeds, for this voice and all to come. */
export const changeSpeed = (): void => {
  const { speed } = usePlayer.getState()
  const next = speeds[(speeds.findIndex((each) => each === speed) + 1) % speeds.length] ?? 1
  if (audio) audio.playbackRate = next
  change({ speed: next })
}

/** How a voice message stands: what another one does draws nothing anew. */
export const useVoice = (key: string) => ({
  phase: usePlayer((state) => (state.key === key ? state.phase : 'idle')),
  seconds: usePlayer((state) => (state.key === key ? state.seconds : 0)),
  speed: usePlayer((state) => (state.key === key ? state.speed : 1)),
  bars: usePlayer((state) => state.bars.get(key)),
})
