/** A box of an MP4 file (ISO 14496-12): its name, and where its content lies. */
interface Box {
  readonly name: string
  readonly from: number
  readonly until: number
}

const headBytes = 8

/** The boxes between two places of a file; none where there is no MP4. */
function* boxesOf(file: Buffer, from = 0, until = file.byteLength): Generator<Box> {
  for (let at = from; at + headBytes <= until; ) {
    const end = at + file.readUInt32BE(at)
    if (end < at + headBytes || end > until) return
    yield { name: file.toString('latin1', at + 4, at + headBytes), from: at + headBytes, until: end }
    at = end
  }
}

/** All boxes that lie on this path. */
function* boxesAt(file: Buffer, [name, ...deeper]: readonly string[], within?: Box): Generator<Box> {
  for (const box of boxesOf(file, within?.from, within?.until)) {
    if (box.name !== name) continue
    if (deeper.length === 0) yield box
    else yield* boxesAt(file, deeper, box)
  }
}

/** Where the fields of a box begin whose two times before them have 64 bits in version 1, and 32 otherwise. */
const afterTimes = (file: Buffer, { from }: Box) => from + 4 + (file[from] === 1 ? 16 : 8)

/** Units of time per second, by the number of the track. */
function timescalesOf(init: Buffer): Map<number, number> {
  const scales = new Map<number, number>()
  for (const track of boxesAt(init, ['moov', 'trak'])) {
    const [head] = boxesAt(init, ['tkhd'], track)
    const [media] = boxesAt(init, ['mdia', 'mdhd'], track)
    if (head && media) scales.set(init.readUInt32BE(afterTimes(init, head)), init.readUInt32BE(afterTimes(init, media)))
  }
  return scales
}

/** A time in a file, in units of its track. */
interface TimeField {
  readonly trackId: number
  readonly at: number
  readonly isLong: boolean
}

/** When a fragment begins stands in `tfdt` of each track, and once more in the index before it. */
function* timeFields(segment: Buffer): Generator<TimeField> {
  for (const { from } of boxesAt(segment, ['sidx']))
    yield { trackId: segment.readUInt32BE(from + 4), at: from + 12, isLong: segment[from] === 1 }
  for (const track of boxesAt(segment, ['moof', 'traf'])) {
    const [head] = boxesAt(segment, ['tfhd'], track)
    const [begin] = boxesAt(segment, ['tfdt'], track)
    if (head && begin)
      yield { trackId: segment.readUInt32BE(head.from + 4), at: begin.from + 4, isLong: segment[begin.from] === 1 }
  }
}

const readTime = (segment: Buffer, { at, isLong }: TimeField): number =>
  isLong ? Number(segment.readBigUInt64BE(at)) : segment.readUInt32BE(at)

/**
 * Segments out of the middle of a video as ones that begin at 0: some browsers show nothing, or wait, where the first picture comes later. All
 * tracks move by the same time, so that sound and picture stay together. The bytes of pictures and sound are what they were.
 */
export function beginAtZero(init: Buffer, segments: readonly Buffer[]): Buffer[] {
  const scales = timescalesOf(init)
  const scaleOf = ({ trackId }: TimeField) => scales.get(trackId) ?? 1
  const [first] = segments
  const starts = first ? [...timeFields(first)].map((field) => readTime(first, field) / scaleOf(field)) : []
  const startS = Math.min(...starts)
  return segments.map((segment) => {
    const moved = Buffer.from(segment)
    for (const field of timeFields(segment)) {
      const time = Math.max(0, readTime(segment, field) - Math.round(startS * scaleOf(field)))
      if (field.isLong) moved.writeBigUInt64BE(BigInt(time), field.at)
      else moved.writeUInt32BE(time, field.at)
    }
    return moved
  })
}
