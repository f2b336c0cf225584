/** Bars a voice message is drawn with. */
export const barCount = 28

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

/** What is drawn while the sound is not known. */
export const quietBars: readonly number[] = Array.from({ length: barCount }, () => floor)

/** Reads the bars out of a recording; undefined where this browser cannot decode it. */
export const readBars = async (recording: Blob): Promise<readonly number[] | undefined> => {
  try {
    // Decoding alone needs neither a length nor a rate of its own: one silent frame at a low rate costs least.
    const context = new OfflineAudioContext(1, 1, 16_000)
    const decoded = await context.decodeAudioData(await recording.arrayBuffer())
    return barsOf(decoded.getChannelData(0))
  } catch {
    return undefined
  }
}
