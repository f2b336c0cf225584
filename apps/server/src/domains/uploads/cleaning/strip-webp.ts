/** `RIFF`, the length of the rest, `WEBP`. */
const headerBytes = 12
/** Name and length in front of the data of a chunk. */
const chunkHeaderBytes = 8

/** Chunks that are the picture, its colours or its movement. */
const storedChunks: ReadonlySet<string> = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP', 'ANIM', 'ANMF'])

/** In the first byte of VP8X: there is EXIF, there is XMP. */
const talkFlags = 0b0000_1100

/** Copies the chunks of a WebP that are its picture: no EXIF, no XMP, nothing foreign, nothing behind the end. Undefined for what is damaged. */
export function stripWebp(webp: Buffer): Buffer | undefined {
  const size = webp.readUInt32LE(4) + chunkHeaderBytes
  if (size > webp.byteLength || size < headerBytes) return undefined
  const stored: Buffer[] = []
  let at = headerBytes
  while (at + chunkHeaderBytes <= size) {
    const length = webp.readUInt32LE(at + 4)
    const end = at + chunkHeaderBytes + length + (length % 2)
    if (end > size) return undefined
    const name = webp.toString('latin1', at, at + 4)
    const chunk = Buffer.from(webp.subarray(at, end))
    if (name === 'VP8X') chunk.writeUInt8(chunk.readUInt8(chunkHeaderBytes) & ~talkFlags, chunkHeaderBytes)
    if (storedChunks.has(name)) stored.push(chunk)
    at = end
  }
  if (stored.length === 0) return undefined
  const header = Buffer.from(webp.subarray(0, headerBytes))
  header.writeUInt32LE(
    stored.reduce((sum, chunk) => sum + chunk.byteLength, headerBytes - chunkHeaderBytes),
    4,
  )
  return Buffer.concat([header, ...stored])
}
