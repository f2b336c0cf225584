import type { AudioItem } from '@cliffhanger/rules/chat/media-content.ts'
import { create } from 'zustand'
import { listenToAddress } from '../../../platform/navigation/router.tsx'
import { recordError } from '../../../platform/server/request-log.ts'
import { readStored, writeStored } from '../../../platform/storage/storage.ts'
import { translate } from '../../../platform/texts.ts'
import { loadMedia } from '../../../platform/uploads/media-urls.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import { noteHeard } from './heard-voices.ts'
import { readBars } from './waveform.ts'

/** How fast voices can be heard. */
const speeds = [1, 1.5, 2] as const
type Speed = (typeof speeds)[number]

interface Playing {
  /** Key of the voice message that was played last; '' = none. */
  readonly key: string
  readonly phase: 'idle' | 'loading' | 'playing' | 'paused'
  readonly seconds: number
}

interface VoicePlayer extends Playing {
  readonly speed: Speed
  /** Bars of the messages that were heard and bring none along, by key. */
  readonly bars: ReadonlyMap<string, readonly number[]>
}

const silent: Playing = { key: '', phase: 'idle', seconds: 0 }

const storedSpeed = (): Speed => speeds.find((speed) => String(speed) === readStored('voice-speed')) ?? 1

const usePlayer = create<VoicePlayer>(() => ({ ...silent, speed: storedSpeed(), bars: new Map() }))
const change = (changes: Partial<VoicePlayer>): void => usePlayer.setState(changes)

let audio: HTMLAudioElement | undefined
let address: string | undefined
/** The voice message that is to be heard after one. */
let following: ((key: string) => Promise<AudioItem | undefined>) | undefined

/** The one player of the page: whatever begins ends what was played before. */
const player = (): HTMLAudioElement => {
  if (audio) return audio
  audio = new Audio()
  audio.addEventListener('timeupdate', () => {
    if (usePlayer.getState().phase !== 'loading') change({ seconds: audio?.currentTime ?? 0 })
  })
  audio.addEventListener('ended', () => {
    change({ phase: 'idle', seconds: 0 })
    playFollowing(usePlayer.getState().key).catch(recordError)
  })
  audio.addEventListener('pause', () => {
    if (usePlayer.getState().phase === 'playing') change({ phase: 'paused' })
  })
  audio.addEventListener('playing', () => change({ phase: 'playing' }))
  return audio
}

const playFollowing = async (key: string): Promise<void> => {
  const next = await following?.(key)
  const now = usePlayer.getState()
  if (next && now.key === key && now.phase === 'idle') await play(next)
}

/** Goes on with what `find` answers when a voice message was heard to its end, until the returned function is called. */
export const playOnWith = (find: (key: string) => Promise<AudioItem | undefined>): (() => void) => {
  following = find
  return () => {
    if (following === find) following = undefined
  }
}

/** Stops the voice that is heard. */
export const pauseVoice = (): void => audio?.pause()

// A voice belongs to the screen it is on; one that is still fetched is not begun on another.
listenToAddress(() => {
  if (usePlayer.getState().phase === 'loading') change(silent)
  pauseVoice()
})

/** Plays a voice message, or pauses the one that is heard. */
export const toggleVoice = async (item: AudioItem): Promise<void> => {
  const { key, phase } = usePlayer.getState()
  if (key === item.url && phase === 'loading') return
  if (key === item.url && phase === 'playing') return pauseVoice()
  await play(item)
}

/** Plays from a moment on; from where it was paused, or its beginning, where none is given. */
const play = async (item: AudioItem, atSeconds?: number): Promise<void> => {
  const { url: key } = item
  try {
    if (usePlayer.getState().key !== key || address === undefined) await open(item)
    // Another one was pressed while this one was fetched.
    if (usePlayer.getState().key !== key) return
    const element = player()
    if (atSeconds !== undefined) element.currentTime = atSeconds
    element.playbackRate = usePlayer.getState().speed
    await element.play()
    noteHeard(key)
  } catch (error) {
    if (usePlayer.getState().key !== key) return
    recordError(error)
    change(silent)
    toast(translate('media.loadFailed'))
  }
}

/** Fetches the recording whole: it is short, and only so can it be wound. */
const open = async ({ url: key, waveform }: AudioItem): Promise<void> => {
  pauseVoice()
  change({ key, phase: 'loading', seconds: 0 })
  const recording = await loadMedia(key)
  if (usePlayer.getState().key !== key) return
  if (address !== undefined) URL.revokeObjectURL(address)
  address = URL.createObjectURL(recording)
  player().src = address
  if (waveform || usePlayer.getState().bars.has(key)) return
  const found = await readBars(recording)
  if (found) change({ bars: new Map(usePlayer.getState().bars).set(key, found) })
}

/** Winds a voice message to a moment; one that is not open begins there. */
export const windVoice = (item: AudioItem, seconds: number): void => {
  const { key, phase } = usePlayer.getState()
  const isOpen = key === item.url && (phase === 'playing' || phase === 'paused')
  if (!isOpen || !audio) return void play(item, seconds)
  audio.currentTime = seconds
  change({ seconds })
}

/** The next of the speeds, for this voice and all to come, on this device also later. */
export const changeSpeed = (): void => {
  const { speed } = usePlayer.getState()
  const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1
  if (audio) audio.playbackRate = next
  writeStored('voice-speed', String(next))
  change({ speed: next })
}

/** How a voice message stands: what another one does draws nothing anew. */
export const useVoice = (key: string) => ({
  phase: usePlayer((state) => (state.key === key ? state.phase : 'idle')),
  seconds: usePlayer((state) => (state.key === key ? state.seconds : 0)),
  speed: usePlayer((state) => (state.key === key ? state.speed : 1)),
  bars: usePlayer((state) => state.bars.get(key)),
})
