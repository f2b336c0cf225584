import { languages } from '@cliffhanger/i18n/languages.ts'
import { captionsUntil } from '@cliffhanger/rules/media/captions.ts'
import { mayEmbed } from '@cliffhanger/rules/media/playing.ts'
import { isAfterPreview } from '@cliffhanger/rules/media/preview.ts'
import { segmentSeconds, svipRung } from '@cliffhanger/rules/media/rendition.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { MemberCaller } from '../../../platform/http/callers.ts'
import type { Limits } from '../../../platform/http/limits.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Sealer } from '../../../platform/security/sealed.ts'
import { sendObject } from '../../../platform/storage/object-store/send-object.ts'
import type { ObjectStore } from '../../../platform/storage/storage.ts'
import type { Settings } from '../../../settings.ts'
import { masterName, svipMasterName, versionPrefix } from '../asset.ts'
import { keyName, openKey } from '../encryption/key.ts'
import { findSealedKey } from '../queries/assets.ts'
import { findCaption } from '../queries/captions.ts'
import { describeCaptions } from './captions-file.ts'
import type { Deliveries } from './deliveries.ts'
import { findPreviewFile } from './preview-file.ts'
import type { Stops } from './stops.ts'
import { issueTicket, readTicket, type TicketContent } from './ticket.ts'

export interface PlayDeps {
  readonly db: Db
  readonly storage: ObjectStore
  readonly clock: Clock
  readonly limits: Limits
  readonly settings: Pick<Settings, 'PUBLIC_URL'>
  readonly sealer: Sealer
  /** The present one and earlier ones, which prove tickets that were made with them. */
  readonly ticketSecrets: readonly Uint8Array[]
  /** Whether a login session has not ended. */
  readonly session: { isLive(caller: Pick<MemberCaller, 'userId' | 'sessionId'>): Promise<boolean> }
  /** Addresses whose pages may load media, besides the one that was asked. */
  embedders(): Promise<readonly string[]>
  readonly deliveries: Pick<Deliveries, 'note'>
  readonly stops: Pick<Stops, 'isStopped'>
}

/** The only names there are below a version; anything else, dots and slashes included, is no file. */
const fileName = /^(?:master\.m3u8|(?:360|540|720|1080)\/(?:index\.m3u8|init\.mp4|\d{4,6}\.m4s))$/
const segmentName = /\/(\d{4,6})\.m4s$/
const captionName = new RegExp(`^captions/(${languages.join('|')})\\.vtt$`)
const redirectLifetimeS = 900
const keysPerMember = '120/min'

/** Path of the master playlist; what it names stands beside it and so is reached through the same ticket. */
export const playPath = (secret: Uint8Array, content: TicketContent, version: number): string =>
  `/play/${issueTicket(secret, content)}/${content.assetId}/${version}/${masterName}`

interface PlayParams {
  readonly ticket: string
  readonly assetId: string
  readonly version: string
  readonly '*': string
}

type PlayRoute = FastifyRequest<{ Params: PlayParams }>

const numberOf = (text: string, form: RegExp): number | undefined => (form.test(text) ? Number(text) : undefined)

/** Files of videos, their keys and captions behind a play ticket: 403 without a valid one, whatever is asked for, and no body. */
export async function playRoutes(app: FastifyInstance, deps: PlayDeps): Promise<void> {
  const { db, storage, clock, limits, settings, sealer, ticketSecrets } = deps

  const isFromElsewhere = async (request: PlayRoute): Promise<boolean> => {
    const named = request.headers.origin ?? request.headers.referer
    return !mayEmbed(named, [originOf(settings, request), ...(await deps.embedders())])
  }

  const ticketOf = async (request: PlayRoute): Promise<TicketContent | undefined> => {
    const assetId = numberOf(request.params.assetId, /^[1-9]\d{0,14}$/)
    const ticket = assetId && readTicket(ticketSecrets, request.params.ticket, assetId, clock())
    return ticket && !deps.stops.isStopped(ticket) && (await deps.session.isLive(ticket)) ? ticket : undefined
  }

  const sendKey = async (ticket: TicketContent, version: number, reply: FastifyReply) => {
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

  /** What is not there after all is counted as well: whether the media is broken is looked at by itself. */
  const note = (request: PlayRoute, ticket: TicketContent, name: string) => {
    const segment = numberOf(segmentName.exec(name)?.[1] ?? '', /^\d+$/)
    if (segment !== undefined && request.method === 'GET') deps.deliveries.note(ticket, segment)
  }

  const sendFile = async (request: PlayRoute, ticket: TicketContent, version: number, reply: FastifyReply) => {
    const name = request.params['*']
    if (name.startsWith(`${svipRung}/`) && !ticket.isSvip) return refuseFile(reply, 403)
    if (isPreview(ticket)) {
      if (isAfterPreview(name, ticket.previewSegments)) return refuseFile(reply, 403)
      const shown = await findPreviewFile(deps, ticket, version, name)
      if (shown !== 'asKept') return sendMade(reply, shown?.type ?? '', shown?.body)
    }
    const key = `${versionPrefix(ticket.assetId, version)}${name === masterName && ticket.isSvip ? svipMasterName : name}`
    if (storage.kind === 'remote' && storage.delivery !== 'proxy' && !name.endsWith('.m3u8')) {
      const origin = originOf(settings, request)
      note(request, ticket, name)
      const url = await storage.signedUrl(key, { lifetimeS: redirectLifetimeS, origin })
      return reply.header('cache-control', `private, max-age=${redirectLifetimeS / 2}`).redirect(url, 302)
    }
    note(request, ticket, name)
    const result = await sendObject(storage, key, request, reply)
    if (result === 'missing') return refuseFile(reply, 404)
    return result === 'unsatisfiable' ? refuseFile(reply, 416) : reply
  }

  const sendMade = (reply: FastifyReply, type: string, body: string | Buffer | undefined) =>
    body === undefined
      ? refuseFile(reply, 404)
      : reply
          .header('cache-control', 'private, max-age=60')
          .header('x-content-type-options', 'nosniff')
          .type(type)
          .send(body)

  const captionOf = async (ticket: TicketContent, language: string): Promise<string | undefined> => {
    const vtt = await findCaption(db, ticket.assetId, language)
    const untilMs = ticket.previewSegments * segmentSeconds * 1000
    return vtt !== undefined && isPreview(ticket) ? captionsUntil(vtt, untilMs) : vtt
  }

  const response = async (request: PlayRoute, reply: FastifyReply) => {
    const { origin } = request.headers
    reply.header('vary', 'origin').header('cross-origin-resource-policy', 'cross-origin')
    reply.removeHeader('access-control-allow-origin')
    if (await isFromElsewhere(request)) return refuseFile(reply, 403)
    if (origin !== undefined) reply.header('access-control-allow-origin', origin)
    const ticket = await ticketOf(request)
    if (!ticket) return refuseFile(reply, 403)
    const name = request.params['*']
    const version = numberOf(request.params.version, /^(?:0|[1-9]\d{0,8})$/)
    if (version === undefined) return refuseFile(reply, 404)
    // The key of a preview would open the whole episode.
    if (name === keyName) return isPreview(ticket) ? refuseFile(reply, 403) : sendKey(ticket, version, reply)
    if (name === 'captions.json')
      return sendMade(reply, 'application/json; charset=utf-8', await describeCaptions(db, ticket))
    const [, language] = captionName.exec(name) ?? []
    if (language !== undefined) return sendMade(reply, 'text/vtt; charset=utf-8', await captionOf(ticket, language))
    return fileName.test(name) ? sendFile(request, ticket, version, reply) : refuseFile(reply, 404)
  }
  app.route<{ Params: PlayParams }>({
    method: ['GET', 'HEAD'],
    url: '/play/:ticket/:assetId/:version/*',
    handler: response,
  })
}

const isPreview = ({ previewSegments }: TicketContent): boolean => previewSegments > 0

const refuseFile = (reply: FastifyReply, status: number): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .removeHeader('content-length')
    .removeHeader('content-type')
    .send()
