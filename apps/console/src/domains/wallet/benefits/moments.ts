/** What a browser's date field holds, in the operator's own time zone, as ten-digit seconds; 0 where nothing was written. */
export const secondsOf = (written: string): number => {
  const ms = new Date(written).getTime()
  return Number.isNaN(ms) ? 0 : Math.floor(ms / 1000)
}
