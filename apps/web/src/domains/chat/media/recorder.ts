import { voiceMaxSeconds } from '@cliffhanger/contract/chat/media-items.ts'
import type { Recording } from './send-media.ts'

/** Why nothing can be recorded. */
export class RecorderError extends Error {
  override readonly name = 'RecorderError'
  readonly reason: 'refused' | 'missing' | 'unsupported'

  constructor(reason: 'refused' | 'missing' | 'unsupported', cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

/** A recording that is being made. */
export interface ActiveRecording {
  /** How loud it is now, 0…1. */
  readonly level: () => number
  readonly seconds: () => number
  /** Ends it and resolves with what was recorded. */
  readonly finish: () => Promise<Recording>
  /** Ends it and forgets it. */
  readonly cancel: () => void
}

/** In this order: AAC, which every browser plays as it comes, then what the server has to code anew for iPhones. */
const types = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']
const bitsPerSecond = 32_000
/** About a tenth of a second: nothing is missed between two looks at the level. */
const listenedSamples = 4096
/** Voices are rarely louder than two thirds of what a microphone can hear. */
const gain = 1.5

const reasonOf = (error: unknown): RecorderError['reason'] => {
  const name = error instanceof DOMException ? error.name : ''
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'refused' : 'missing'
}

/** Opens the microphone and begins to record. Rejects with RecorderError. */
export const startRecording = async (): Promise<ActiveRecording> => {
  // Pages without https have no microphone.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices || !('MediaRecorder' in globalThis)) throw new RecorderError('unsupported')
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type))
  if (mimeType === undefined) throw new RecorderError('unsupported')
  const audio = { echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 }
  const stream = await devices.getUserMedia({ audio }).catch((error: unknown) => {
    throw new RecorderError(reasonOf(error), error)
  })
  return record(stream, mimeType)
}

const record = (stream: MediaStream, mimeType: string): ActiveRecording => {
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: bitsPerSecond })
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = listenedSamples
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Uint8Array(analyser.fftSize)
  const chunks: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data))
  const beganMs = performance.now()
  const seconds = (): number => Math.min((performance.now() - beganMs) / 1000, voiceMaxSeconds)
  const release = (): void => {
    for (const track of stream.getTracks()) track.stop()
    void context.close()
  }
  recorder.start()
  return {
    level: () => {
      analyser.getByteTimeDomainData(samples)
      const peak = samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample - 128) / 128), 0)
      return Math.min(1, peak * gain)
    },
    seconds,
    finish: () =>
      new Promise((resolve) => {
        const length = seconds()
        recorder.addEventListener('stop', () => {
          release()
          resolve({ content: new Blob(chunks, { type: mimeType }), seconds: length })
        })
        recorder.stop()
      }),
    cancel: () => {
      if (recorder.state !== 'inactive') recorder.stop()
      release()
    },
  }
}
