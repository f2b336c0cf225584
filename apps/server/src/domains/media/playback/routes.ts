import { languages } from '@cliffhanger/i18n/languages.ts'
import { captionsUntil } from '@cliffhanger/rules/media/captions.ts'
import { mayEmbed } from '@cliffhanger/rules/media/playing.ts'
import { segmentSeconds } from '@cliffhanger/rules/media/rendition.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Db } from '../../../platform/database/db.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { masterName, stillsName } from '../asset.ts'
import { keyName, openKey } from '../encryption/key.ts'
import { findSealedKey } from '../queries/assets.ts'
import { findCaption } from '../queries/captions.ts'
import { describeCaptions } from './captions-file.ts'
import {
  type Admitted,
  isPreview,
  numberOf,
  type PlayDeps,
  type PlayParams,
  type PlayRoute,
  refuseFile,
  sendMade,
} from './play-request.ts'
import { sendFile } from './send-file.ts'
import { sendStills, stillsTrackName } from './send-stills.ts'
import { issueTicket, readTicket, type TicketContent } from './ticket.ts'

/** The only names there are below a version; anything else, dots and slashes included, is no file. */
const fileName = /^(?:master\.m3u8|(?:360|540|720|1080)\/(?:index\.m3u8|init\.mp4|\d{4,6}\.m4s))$/
const captionName = new RegExp(`^captions/(${languages.join('|')})\\.vtt$`)
const keysPerMember = '120/min'

/** Path of the master playlist; what it names stands beside it and so is reached through the same ticket. */
export const playPath = (secret: Uint8Array, content: TicketContent, version: number): string =>
  `/play/${issueTicket(secret, content)}/${content.assetId}/${version}/${masterName}`

/** Files of videos, their keys and captions behind a play ticket: 403 without a valid one, whatever is asked for, and no body. */
export async function playRoutes(app: FastifyInstance, deps: PlayDeps): Promise<void> {
  app.route<{ Params: PlayParams }>({
    method: ['GET', 'HEAD'],
    url: '/play/:ticket/:assetId/:version/*',
    handler: (request, reply) => handlePlay(deps, request, reply),
  })
}

async function handlePlay(deps: PlayDeps, request: PlayRoute, reply: FastifyReply): Promise<FastifyReply> {
  const { origin } = request.headers
  reply.header('vary', 'origin').header('cross-origin-resource-policy', 'cross-origin')
  reply.removeHeader('access-control-allow-origin')
  if (await isFromElsewhere(deps, request)) return refuseFile(reply, 403)
  if (origin !== undefined) reply.header('access-control-allow-origin', origin)
  const ticket = await findTicket(deps, request)
  if (!ticket) return refuseFile(reply, 403)
  const version = numberOf(request.params.version, /^(?:0|[1-9]\d{0,8})$/)
  if (version === undefined) return refuseFile(reply, 404)
  return sendNamed(deps, { request, reply, ticket, version }, request.params['*'])
}

async function sendNamed(deps: PlayDeps, admitted: Admitted, name: string): Promise<FastifyReply> {
  const { reply, ticket } = admitted
  // The key of a preview would open the whole episode.
  if (name === keyName) return isPreview(ticket) ? refuseFile(reply, 403) : sendKey(deps, admitted)
  if (name === 'captions.json')
    return sendMade(reply, 'application/json; charset=utf-8', await describeCaptions(deps.db, ticket))
  if (name === stillsTrackName || name === stillsName) return sendStills(deps, admitted, name)
  const [, language] = captionName.exec(name) ?? []
  if (language !== undefined)
    return sendMade(reply, 'text/vtt; charset=utf-8', await captionOf(deps.db, ticket, language))
  return fileName.test(name) ? sendFile(deps, admitted, name) : refuseFile(reply, 404)
}

async function isFromElsewhere({ settings, embedders }: PlayDeps, request: PlayRoute): Promise<boolean> {
  const named = request.headers.origin ?? request.headers.referer
  return !mayEmbed(named, [originOf(settings, request), ...(await embedders())])
}

/** The ticket, if it opens the asset of the path, and its session and its plays have not ended. */
async function findTicket(deps: PlayDeps, { params }: PlayRoute): Promise<TicketContent | undefined> {
  const assetId = numberOf(params.assetId, /^[1-9]\d{0,14}$/)
  const ticket = assetId && readTicket(deps.ticketSecrets, params.ticket, assetId, deps.clock())
  return ticket && !deps.stops.isStopped(ticket) && (await deps.session.isLive(ticket)) ? ticket : undefined
}

async function sendKey({ db, limits, sealer }: PlayDeps, { reply, ticket, version }: Admitted): Promise<FastifyReply> {
  try {
    await limits.take('play-key', keysPerMember, String(ticket.userId))
  } catch (error) {
    if (error instanceof Refusal) return refuseFile(reply.header('retry-after', 60), 429)
    throw error
  }
  const sealed = await findSealedKey(db, ticket.assetId, version)
  if (!sealed) return refuseFile(reply, 404)
  return reply.header('cache-control', 'no-store').type('application/octet-stream').send(openKey(sealer, sealed))
}

async function captionOf(db: Db, ticket: TicketContent, language: string): Promise<string | undefined> {
  const vtt = await findCaption(db, ticket.assetId, language)
  const untilMs = ticket.previewSegments * segmentSeconds * 1000
  return vtt !== undefined && isPreview(ticket) ? captionsUntil(vtt, untilMs) : vtt
}
