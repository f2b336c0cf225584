import { segmentSeconds } from './rendition.ts'

/** How many of an episode's first segments a preview of that many seconds opens: those that cover it, but never more than half of
 *  the episode, so that no short one is given away. 0: there is no preview. */
export const previewSegments = (previewSeconds: number, durationMs: number): number =>
  Math.min(Math.ceil(previewSeconds / segmentSeconds), Math.floor(durationMs / 1000 / segmentSeconds / 2))

/** The seconds a member is told of, and after which nothing more comes: at most half of the episode, as above. */
export const previewLength = (previewSeconds: number, durationSeconds: number): number =>
  Math.min(previewSeconds, previewSegments(previewSeconds, durationSeconds * 1000) * segmentSeconds)

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
