/** Grain in clumps of unlike size, around 0, of a square of this side whose edges meet: a power of two. Numbers that are drawn pixel by pixel would
 *  be encoded as a weave. */
export function softGrain(side: number, random: () => number, strength: number): Float32Array {
  const fine = Float32Array.from({ length: side * side }, () => random() + random() - 1)
  const mask = side - 1
  const grain = new Float32Array(side * side)
  for (let y = 0; y < side; y += 1) {
    const [above, here, below] = [(y - 1) & mask, y, (y + 1) & mask].map((row) => row * side)
    for (let x = 0; x < side; x += 1) {
      const [before, after] = [(x - 1) & mask, (x + 1) & mask]
      const at = (row = 0, column = 0) => fine[row + column] ?? 0
      const cross = at(above, x) + at(below, x) + at(here, before) + at(here, after)
      const corners = at(above, before) + at(above, after) + at(below, before) + at(below, after)
      grain[y * side + x] = (at(here, x) * 4 + cross * 2 + corners) * (strength / 16)
    }
  }
  return grain
}
