/** How far the server's clock is ahead of this device's, as the server's replies tell it. */
let aheadMs = 0

/** A reply names the second it was made in and may take its time: less than this apart, the clocks agree. */
const toleranceMs = 2000

/** Compares the clocks by a reply that was asked for at `askedMs`. */
export const noteServerTime = (response: Response, askedMs: number): void => {
  const namedMs = Date.parse(response.headers.get('date') ?? '')
  if (Number.isNaN(namedMs)) return
  const measuredMs = namedMs + 500 - (askedMs + Date.now()) / 2
  if (Math.abs(measuredMs - aheadMs) > toleranceMs) aheadMs = measuredMs
}

/** Now by the server's clock: the device's own may be wrong, or have been put back to make a sale last. */
export const serverNowMs = (): number => Date.now() + aheadMs
