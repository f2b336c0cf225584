const signatureBytes = 8
/** Length and name in front of the data of a chunk, its checksum behind. */
const aroundDataBytes = 12

/** Chunks that are the picture, its colours or its movement; all others talk about it. */
const storedChunks: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
)

/** Copies the chunks of a PNG that are its picture: no EXIF, no texts, no time, nothing behind the end. Undefined for what is damaged. */
export function stripPng(png: Buffer): Buffer | undefined {
  const stored: Buffer[] = [png.subarray(0, signatureBytes)]
  for (let at = signatureBytes; at + aroundDataBytes <= png.byteLength; ) {
    const end = at + aroundDataBytes + png.readUInt32BE(at)
    if (end > png.byteLength) return undefined
    const name = png.toString('latin1', at + 4, at + 8)
    if (storedChunks.has(name)) stored.push(png.subarray(at, end))
    if (name === 'IEND') return Buffer.concat(stored)
    at = end
  }
  return undefined
}
