/** A square of dark (true) and light modules. */
type Modules = readonly (readonly boolean[])[]

/**
 * Reads the text of a QR code from its modules, of versions 1 to 6 and bytes, as our links are. It corrects no errors: what is
 * drawn by us has none, and a wrong module has to show. ISO/IEC 18004.
 */
export function readCode(modules: Modules): { readonly text: string; readonly level: 'L' | 'M' | 'Q' | 'H' } {
  const size = modules.length
  const version = (size - 17) / 4
  const format = formatOf(modules)
  const level = (['M', 'L', 'H', 'Q'] as const)[format >> 3] ?? 'L'
  const mask = maskOf(format & 7)
  const bits = pathOf(size, version).map(([x, y]) => (at(modules, x, y) !== mask(x, y) ? 1 : 0))
  const codewords = Array.from({ length: Math.floor(bits.length / 8) }, (_, index) => byteAt(bits, index * 8))
  const data = dataOf(codewords, version, level)
  const stream = data.flatMap((byte) => Array.from({ length: 8 }, (_, bit) => (byte >> (7 - bit)) & 1))
  if (valueOf(stream, 0, 4) !== 4) throw new Error('The code holds no bytes')
  const length = valueOf(stream, 4, 8)
  const bytes = Uint8Array.from({ length }, (_, index) => byteAt(stream, 12 + index * 8))
  return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), level }
}

const at = (modules: Modules, x: number, y: number): boolean => modules[y]?.[x] ?? false

const valueOf = (bits: readonly number[], from: number, count: number): number =>
  bits.slice(from, from + count).reduce((value, bit) => value * 2 + bit, 0)
const byteAt = (bits: readonly number[], from: number): number => valueOf(bits, from, 8)

/** Error correction and mask: five bits beside the upper left mark, without their check bits. */
const formatOf = (modules: Modules): number => {
  const bits = [0, 1, 2, 3, 4].map((x) => (at(modules, x, 8) ? 1 : 0))
  return valueOf(bits, 0, 5) ^ 0b10101
}

/** Which modules are turned over. */
const maskOf = (mask: number): ((x: number, y: number) => boolean) => {
  const rules: readonly ((x: number, y: number) => number)[] = [
    (x, y) => (x + y) % 2,
    (_x, y) => y % 2,
    (x) => x % 3,
    (x, y) => (x + y) % 3,
    (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
    (x, y) => ((x * y) % 2) + ((x * y) % 3),
    (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
    (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
  ]
  const rule = rules[mask] ?? (() => 1)
  return (x, y) => rule(x, y) === 0
}

/** Modules that carry data, in their order: pairs of columns from the right, up and down in turns. */
function pathOf(size: number, version: number): [x: number, y: number][] {
  const isFunction = (x: number, y: number): boolean => {
    const isCorner = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8)
    const middle = size - 7
    const isAlignment = version > 1 && Math.abs(x - middle) <= 2 && Math.abs(y - middle) <= 2
    return isCorner || isAlignment || x === 6 || y === 6
  }
  const path: [number, number][] = []
  for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step
      for (const x of [right, right - 1]) if (!isFunction(x, y)) path.push([x, y])
    }
  }
  return path
}

/** Blocks and data bytes of each, by version and level. */
const blocks: Readonly<Record<string, readonly [count: number, data: number]>> = {
  '1M': [1, 16],
  '2M': [1, 28],
  '3M': [1, 44],
  '4M': [2, 32],
  '5M': [2, 43],
  '6M': [4, 27],
}

/** The data bytes of every block, one after another; they stand interleaved. */
function dataOf(codewords: readonly number[], version: number, level: string): number[] {
  const [count, each] = blocks[`${version}${level}`] ?? []
  if (count === undefined || each === undefined)
    throw new Error(`No code of version ${version}, level ${level}, is read`)
  return Array.from({ length: count }, (_, block) =>
    Array.from({ length: each }, (_each, index) => codewords[index * count + block] ?? 0),
  ).flat()
}

/** A picture as a page's canvas gives it. */
export interface Pixels {
  readonly width: number
  readonly height: number
  /** One number per pixel, 0 black to 255 white. */
  readonly grey: readonly number[]
}

/** The code in a square of a picture: where its modules stand, and how wide its light edge is in modules. */
export function findCode(
  { width, grey }: Pixels,
  square: { readonly x: number; readonly y: number; readonly size: number },
): { readonly modules: Modules; readonly side: number; readonly quiet: number } {
  const isDark = (x: number, y: number): boolean => (grey[y * width + x] ?? 255) < 128
  const inside = Array.from({ length: square.size }, (_, offset) => offset)
  const rows = inside.filter((dy) => inside.some((dx) => isDark(square.x + dx, square.y + dy)))
  const columns = inside.filter((dx) => inside.some((dy) => isDark(square.x + dx, square.y + dy)))
  const [top = 0, left = 0] = [rows[0], columns[0]]
  const side = (rows.at(-1) ?? 0) - top + 1
  // The upper left mark begins with seven dark modules in a row.
  const run = inside.findIndex((dx) => dx > left && !isDark(square.x + dx, square.y + top)) - left
  const module = run / 7
  const count = Math.round(side / module)
  const modules = Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_column, column) =>
      isDark(square.x + left + Math.floor((column + 0.5) * module), square.y + top + Math.floor((row + 0.5) * module)),
    ),
  )
  return { modules, side, quiet: Math.min(top, left, square.size - side - top, square.size - side - left) / module }
}
