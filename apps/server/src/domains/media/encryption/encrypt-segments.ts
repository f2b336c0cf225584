import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import { keyName } from './key.ts'

const ivBytes = 16

/** The vector of a segment: another one for each, and the same again for a run that makes the same file once more. */
const vectorOf = (key: Uint8Array, segmentPath: string): Buffer =>
  createHmac('sha256', key).update(segmentPath).digest().subarray(0, ivBytes)

/** AES-128-CBC with PKCS#7 over a whole segment, as HLS has it (RFC 8216, 5.2). `segmentPath`: `<rendition>/<file>`. */
export function encryptSegment(key: Uint8Array, segmentPath: string, segment: Uint8Array): Buffer {
  const cipher = createCipheriv('aes-128-cbc', key, vectorOf(key, segmentPath))
  return Buffer.concat([cipher.update(segment), cipher.final()])
}

/** The segment as it was before. */
export function decryptSegment(key: Uint8Array, segmentPath: string, segment: Uint8Array): Buffer {
  const decipher = createDecipheriv('aes-128-cbc', key, vectorOf(key, segmentPath))
  return Buffer.concat([decipher.update(segment), decipher.final()])
}

const segmentLines = /^(#EXTINF:[^\n]*)\n([^#\n]+)$/gm

/** The segments a media playlist names, in their order. */
export const segmentsOf = (playlist: string): string[] =>
  [...playlist.matchAll(segmentLines)].map(([, , name = '']) => name)

/**
 * A media playlist that names the key, and each segment's own vector, in front of every segment: two segments that begin alike do not look
 * alike. The init segment, named before the first key, stays in clear; it holds sizes and codecs, which the master playlist tells as well.
 */
export const encryptedPlaylist = (key: Uint8Array, rendition: string, playlist: string): string =>
  playlist.replaceAll(segmentLines, (lines, _, name: string) => {
    const iv = vectorOf(key, `${rendition}/${name}`).toString('hex')
    return `#EXT-X-KEY:METHOD=AES-128,URI="../${keyName}",IV=0x${iv}\n${lines}`
  })
