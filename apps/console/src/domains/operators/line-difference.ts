/** A line of two texts laid side by side: in both, only in the old one, or only in the new one. */
export interface DifferentLine {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** The longest texts that are compared line by line; of longer ones every line is removed and added. */
const mostCells = 4_000_000

/** Both texts in one, with as few lines removed and added as possible (longest common subsequence). */
export const lineDifference = (before: readonly string[], after: readonly string[]): DifferentLine[] => {
  const removed = (text: string): DifferentLine => ({ kind: 'removed', text })
  const added = (text: string): DifferentLine => ({ kind: 'added', text })
  if (before.length * after.length > mostCells) return [...before.map(removed), ...after.map(added)]
  const width = after.length + 1
  // common[i * width + j]: lines that before from i on and after from j on have in common, in order.
  const common = new Uint32Array((before.length + 1) * width)
  const at = (i: number, j: number): number => common[i * width + j] ?? 0
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      common[i * width + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const lines: DifferentLine[] = []
  let [i, j] = [0, 0]
  while (i < before.length && j < after.length) {
    const [old, young] = [before[i] ?? '', after[j] ?? '']
    if (old === young) {
      lines.push({ kind: 'same', text: old })
      i++
      j++
    } else if (at(i + 1, j) >= at(i, j + 1)) {
      lines.push(removed(old))
      i++
    } else {
      lines.push(added(young))
      j++
    }
  }
  return [...lines, ...before.slice(i).map(removed), ...after.slice(j).map(added)]
}
