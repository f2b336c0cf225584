/** What of a video element tells how far it can play on. */
type Buffered = Pick<HTMLVideoElement, 'buffered' | 'currentTime'>

/** Seconds that can be played on without the network. */
export const bufferedAheadSeconds = ({ buffered, currentTime }: Buffered): number => {
  for (let range = 0; range < buffered.length; range++) {
    const isInside = buffered.start(range) <= currentTime + 0.1
    const end = buffered.end(range)
    if (isInside && end > currentTime) return end - currentTime
  }
  return 0
}
