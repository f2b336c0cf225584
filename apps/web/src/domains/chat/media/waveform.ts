import { waveTop } from '@cliffhanger/contract/chat/media-items.ts'

/** Bars a voice message is drawn with. */
export const barCount = 40
/** Bars that go with a voice message: more than are drawn, for clients with more room. */
const sentBars = 60

/** The lowest bar, so that silence is seen as well. */
const floor = 0.12

/** Heights of the bars, 0…1: the loudest moment of each stretch, against the loudest of all. */
export const barsOf = (samples: ArrayLike<number>, count = barCount): number[] => {
  const stretch = samples.length / count
  const peaks = Array.from({ length: count }, (_, bar) => {
    let peak = 0
    const end = Math.min(samples.length, Math.floor((bar + 1) * stretch))
    for (let at = Math.floor(bar * stretch); at < end; at++) peak = Math.max(peak, Math.abs(samples[at] ?? 0))
    return peak
  })
  const loudest = Math.max(...peaks)
  return peaks.map((peak) => (loudest === 0 ? floor : Math.max(floor, peak / loudest)))
}

/** The wave of a message as it is drawn: the highest of the bars that fall together, or the same one again where there are too few. */
export const drawnWave = (wave: readonly number[], count = barCount): number[] =>
  Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * wave.length) / count)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * wave.length) / count))
    return Math.max(floor, Math.max(...wave.slice(from, to)) / waveTop)
  })

/** What is drawn while the sound is not known. */
export const quietBars: readonly number[] = Array.from({ length: barCount }, () => floor)

const readSamples = async (recording: Blob): Promise<Float32Array | undefined> => {
  try {
    // Decoding alone needs neither a length nor a rate of its own: one silent frame at a low rate costs least.
    const context = new OfflineAudioContext(1, 1, 16_000)
    return (await context.decodeAudioData(await recording.arrayBuffer())).getChannelData(0)
  } catch {
    return undefined
  }
}

/** Reads the bars out of a recording; undefined where this browser cannot decode it. */
export const readBars = async (recording: Blob): Promise<readonly number[] | undefined> => {
  const samples = await readSamples(recording)
  return samples && barsOf(samples)
}

/** The wave that goes with a voice message (S-126); undefined where this browser cannot decode what it recorded. */
export const readWave = async (recording: Blob): Promise<number[] | undefined> => {
  const samples = await readSamples(recording)
  return samples && barsOf(samples, sentBars).map((height) => Math.round(height * waveTop))
}
