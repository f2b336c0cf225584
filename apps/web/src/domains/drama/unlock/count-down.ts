/** Counts seconds down while somebody can see it, then calls `onDue` once; answers what stops it. A hidden page waits: nobody could say no. */
export const countDown = (
  seconds: number,
  { onTick, onDue }: { readonly onTick: (left: number) => void; readonly onDue: () => void },
): (() => void) => {
  let left = seconds
  const ticking = setInterval(() => {
    if (document.visibilityState === 'hidden') return
    left -= 1
    onTick(left)
    if (left > 0) return
    clearInterval(ticking)
    onDue()
  }, 1000)
  return () => clearInterval(ticking)
}
