const startOfScan = 0xda
const endOfImage = 0xd9
const comment = 0xfe
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef
/** Stands inside the data of a scan and has no length. */
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7

/** What applications write that belongs to the picture: JFIF, its colours, and how Adobe turned them. */
const storedApplications: ReadonlyMap<number, string> = new Map([
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
])

/** Copies the segments of a JPEG that are its picture: no EXIF, no comments, no second picture, nothing behind the end.
 *  Undefined for what is damaged. */
export function stripJpeg(jpeg: Buffer): Buffer | undefined {
  const stored: Buffer[] = [jpeg.subarray(0, 2)]
  let at = 2
  while (at + 3 < jpeg.byteLength) {
    if (jpeg[at] !== 0xff) return undefined
    const marker = jpeg[at + 1] ?? 0
    // A marker may be filled up with any number of these.
    if (marker === 0xff) {
      at++
      continue
    }
    const segmentEnd = at + 2 + jpeg.readUInt16BE(at + 2)
    const end = marker === startOfScan ? endOfScan(jpeg, segmentEnd) : segmentEnd
    if (end === undefined || end + 2 > jpeg.byteLength) return undefined
    if (isPicture(jpeg, at, marker)) stored.push(jpeg.subarray(at, end))
    at = end
    if (jpeg[at] === 0xff && jpeg[at + 1] === endOfImage) return Buffer.concat([...stored, jpeg.subarray(at, at + 2)])
  }
  return undefined
}

function isPicture(jpeg: Buffer, at: number, marker: number): boolean {
  if (!isApplication(marker)) return marker !== comment
  const name = storedApplications.get(marker)
  return name !== undefined && jpeg.toString('latin1', at + 4, at + 4 + name.length) === name
}

/** Where the next marker after the data of a scan stands. */
function endOfScan(jpeg: Buffer, from: number): number | undefined {
  for (let at = jpeg.indexOf(0xff, from); at >= 0; at = jpeg.indexOf(0xff, at + 1)) {
    const next = jpeg[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at
  }
  return undefined
}
