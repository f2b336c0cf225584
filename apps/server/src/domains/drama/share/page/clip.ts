import { isFreeEpisode } from '@cliffhanger/rules/drama/can-play.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseRange } from '../../../../platform/storage/object-store/byte-range.ts'

/** How often one address may ask for clips: each is decrypted anew. */
export const clipsPerAddress = '60/min'

/** How much of an episode everybody may see, in seconds: of a free one as much as is wanted, of any other its preview at most. */
export const openSeconds = (
  wanted: number,
  number: number,
  terms: Parameters<typeof isFreeEpisode>[1],
  episode: { readonly preview_seconds: number } | undefined,
): number => {
  if (!episode) return 0
  return isFreeEpisode(number, terms) ? wanted : Math.min(wanted, episode.preview_seconds)
}

/** Sends a clip or the range of it that is asked for, 404 where there is none: some browsers play nothing without ranges. */
export function sendClip(clip: Buffer | undefined, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!clip) return reply.code(404).header('cache-control', 'no-store').send()
  const range = parseRange(headers.range, clip.byteLength)
  reply.headers({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=300',
    'x-content-type-options': 'nosniff',
  })
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${clip.byteLength}`).send()
  if (!range) return reply.send(clip)
  reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${clip.byteLength}`)
  return reply.send(clip.subarray(range.first, range.last + 1))
}
