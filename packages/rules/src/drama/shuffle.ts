/** Where somebody is in a shuffled row of `size` things; `key` chooses the order. */
export interface Shuffle {
  readonly key: number
  readonly size: number
  readonly position: number
}

const rounds = 4

/** 32 well-mixed bits of two numbers. */
function mix(value: number, key: number): number {
  let bits = Math.imul(value ^ key, 0x9e3779b1)
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/**
 * What stands at a position of the shuffled row, from 0: every thing once, without a list of them. A Feistel network is one-to-one
 * on a square of 2^n; what falls outside of the row is sent through again until it falls inside.
 */
export function placeIn({ key, size }: Shuffle, position: number): number {
  const half = Math.max(1, Math.ceil(Math.log2(Math.max(2, size)) / 2))
  const side = 2 ** half
  let index = position
  do {
    let left = Math.floor(index / side)
    let right = index % side
    for (let round = 0; round < rounds; round++) {
      const next = (left ^ mix(right, key + round)) & (side - 1)
      left = right
      right = next
    }
    index = left * side + right
  } while (index >= size)
  return index
}

/** The shuffle as a word for the client to bring back. */
export const seedOf = ({ key, size, position }: Shuffle): string =>
  [key, size, position].map((part) => part.toString(36)).join('.')

const seedFormat = /^[0-9a-z]{1,7}\.[0-9a-z]{1,6}\.[0-9a-z]{1,6}$/

/** Reads a word that `seedOf` wrote; null where it is none. */
export function readSeed(seed: string): Shuffle | null {
  if (!seedFormat.test(seed)) return null
  const [key = 0, size = 0, position = 0] = seed.split('.').map((part) => Number.parseInt(part, 36))
  return key < 2 ** 32 && position <= size ? { key, size, position } : null
}
