/** Seconds as a clock shows them: `1:59:04`, `4:07`. */
export const clockTime = (seconds: number): string => {
  const two = (part: number): string => String(part).padStart(2, '0')
  const minutes = Math.floor(seconds / 60) % 60
  const hours = Math.floor(seconds / 3600)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
