/**
 * ffmpeg's demuxer for a file by its first bytes; undefined for everything we do not take. ffmpeg is then told the demuxer and
 * never guesses, so that a text file cannot become a playlist that makes it open other files.
 */
export function sniffDemuxer(head: Uint8Array): Demuxer | undefined {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength)
  const ascii = (from: number, to: number) => bytes.subarray(from, to).toString('latin1')
  if (['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'].includes(ascii(4, 8))) return 'mov'
  if (bytes.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]))) return 'matroska'
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'AVI ') return 'avi'
  if (ascii(0, 3) === 'FLV') return 'flv'
  if (bytes[0] === 0x47 && bytes[188] === 0x47 && bytes[376] === 0x47) return 'mpegts'
  if (bytes.subarray(0, 4).equals(Buffer.from([0x00, 0x00, 0x01, 0xba]))) return 'mpeg'
  if (bytes.subarray(0, 4).equals(Buffer.from([0x30, 0x26, 0xb2, 0x75]))) return 'asf'
  return undefined
}

export type Demuxer = 'mov' | 'matroska' | 'avi' | 'flv' | 'mpegts' | 'mpeg' | 'asf'

/** How much of a file `sniffDemuxer` looks at. */
export const sniffBytes = 512
