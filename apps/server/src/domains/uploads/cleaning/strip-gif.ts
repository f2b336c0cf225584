import { maxPixels } from '@cliffhanger/rules/uploads/file-form.ts'

const extension = 0x21
const imageDescriptor = 0x2c
const trailer = 0x3b
const graphicControl = 0xf9
const application = 0xff
/** Applications whose block says how often an animation repeats. */
const repeats: ReadonlySet<string> = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])
const headerBytes = 13

/** Bytes of the colour table that the flags of a screen or an image announce. */
const tableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Walks through the blocks of a GIF and copies those that are its picture; whatever follows its end is left out. Undefined for
 *  what is damaged, holds no picture, or has too many pixels in all its pictures together. */
export function stripGif(gif: Buffer): Buffer | undefined {
  if (gif.byteLength < headerBytes) return undefined
  const [width, height] = [gif.readUInt16LE(6), gif.readUInt16LE(8)]
  let at = headerBytes + tableBytes(gif[10] ?? 0)
  const stored: Buffer[] = [gif.subarray(0, at)]
  let pixels = 0

  /** Where the chain of sub-blocks that begins at `from` ends; NaN where the file ends before it. */
  const endOfBlocks = (from: number): number => {
    let end = from
    for (let length = gif[end]; length !== undefined; length = gif[end]) {
      end += 1 + length
      if (length === 0) return end
    }
    return Number.NaN
  }

  while (at < gif.byteLength) {
    const kind = gif[at]
    if (kind === trailer) {
      if (pixels === 0) return undefined
      return Buffer.concat([...stored, gif.subarray(at, at + 1)])
    }
    const isImage = kind === imageDescriptor
    if (!isImage && kind !== extension) return undefined
    // An image has nine bytes of place and flags, perhaps colours, and the size of its codes in front of its data.
    const data = isImage ? at + 10 + tableBytes(gif[at + 9] ?? 0) + 1 : at + 2
    const end = endOfBlocks(data)
    if (Number.isNaN(end) || end > gif.byteLength) return undefined
    // A picture may be larger than the screen it is for; a browser then makes room for it.
    if (isImage) pixels += Math.max(width * height, gif.readUInt16LE(at + 5) * gif.readUInt16LE(at + 7))
    if (pixels > maxPixels) return undefined
    if (isImage || isShown(gif, at)) stored.push(gif.subarray(at, end))
    at = end
  }
  return undefined
}

/** Whether an extension says how a picture is shown. */
function isShown(gif: Buffer, at: number): boolean {
  const label = gif[at + 1]
  return label === graphicControl || (label === application && repeats.has(gif.toString('latin1', at + 3, at + 14)))
}
