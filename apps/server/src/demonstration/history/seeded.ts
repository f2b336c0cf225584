/** Choices that look random and are the same every time. */
export interface Choices {
  /** From 0 until below `until`. */
  below(until: number): number
  /** From `least` to `most`, both included. */
  between(least: number, most: number): number
  oneOf<Item>(items: readonly [Item, ...Item[]]): Item
}

/** Choices that follow from a name alone, so that what one part of the past chooses does not change another part. */
export function choicesOf(name: string): Choices {
  let state = 0x9e3779b9
  for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (until: number) => Math.floor(next() * until)
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    oneOf: (items) => items[below(items.length)] ?? items[0],
  }
}
