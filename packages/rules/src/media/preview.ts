import { segmentSeconds } from './rendition.ts'

/** How many of an episode's first segments a preview of that many seconds opens: those that cover it, but never more than half of
 *  the episode, so that no short one is given away. 0: there is no preview. */
export const previewSegments = (previewSeconds: number, durationMs: number): number =>
  Math.min(Math.ceil(previewSeconds / segmentSeconds), Math.floor(durationMs / 1000 / segmentSeconds / 2))

/** The seconds a member is told of, and after which nothing more comes: at most half of the episode, as above. */
export const previewLength = (previewSeconds: number, durationSeconds: number): number =>
  Math.min(previewSeconds, previewSegments(previewSeconds, durationSeconds * 1000) * segmentSeconds)

/** Where films that begin with an empty place have come to their people. */
const momentShare = 0.3

/** The segments of a clip that is to make somebody curious: so many seconds from a later moment on, as long as half of the episode at most, of what
 *  everybody may see (`openSeconds`; Infinity: all of it). From the start where no more is open. */
export function momentSegments(
  seconds: number,
  episode: { readonly durationMs: number; readonly segments: number; readonly openSeconds: number },
): { readonly first: number; readonly count: number } {
  const { durationMs, segments, openSeconds } = episode
  const open = openSeconds === Number.POSITIVE_INFINITY ? segments : previewSegments(openSeconds, durationMs)
  const count = Math.min(previewSegments(seconds, durationMs), open)
  return { first: Math.max(0, Math.min(Math.ceil(segments * momentShare), open - count)), count }
}

const segmentName = /\/(\d+)\.m4s$/

/** Whether a file of a rendition is a segment that a preview does not open; playlists and init segments are none. */
export function isAfterPreview(name: string, segments: number): boolean {
  const [, index] = segmentName.exec(name) ?? []
  return index !== undefined && Number(index) >= segments
}

/** The beginning of a finished media playlist, with an end after so many segments, and without the key: its segments come in clear. */
export function previewPlaylist(playlist: string, segments: number): string {
  const lines: string[] = []
  let named = 0
  for (const line of playlist.split('\n')) {
    const text = line.trimEnd()
    if (text === '' || text.startsWith('#EXT-X-KEY') || text === '#EXT-X-ENDLIST') continue
    if (named === segments && text.startsWith('#EXTINF')) break
    lines.push(text)
    if (!text.startsWith('#')) named += 1
  }
  return [...lines, '#EXT-X-ENDLIST', ''].join('\n')
}
