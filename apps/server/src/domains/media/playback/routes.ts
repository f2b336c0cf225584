import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../../platform/clock.ts'
import { sendObject } from '../../../platform/object-store/send-object.ts'
import type { ObjectStore } from '../../../platform/storage.ts'
import { assetPrefix, masterName } from '../asset.ts'
import { issueTicket, isTicketValid, type TicketContent } from './ticket.ts'

export interface PlayParts {
  readonly storage: ObjectStore
  readonly clock: Clock
  readonly ticketSecret: Uint8Array
}

/** The only names there are below an asset's folder; anything else, dots and slashes included, is no file. */
const fileName = /^(?:master\.m3u8|(?:360|540|720)\/(?:index\.m3u8|init\.mp4|\d{4,6}\.m4s))$/
const redirectLifetimeS = 900

/** Path of the master playlist; what it names stands beside it and so is reached through the same ticket. */
export const playPath = (secret: Uint8Array, content: TicketContent): string =>
  `/play/${issueTicket(secret, content)}/${content.assetId}/${masterName}`

/** Files of videos behind a play ticket: 403 without a valid one, whatever is asked for. */
export async function playRoutes(app: FastifyInstance, { storage, clock, ticketSecret }: PlayParts): Promise<void> {
  const answer = async (request: FastifyRequest<{ Params: PlayParams }>, reply: FastifyReply) => {
    const { ticket, assetId, '*': name } = request.params
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
    const id = /^[1-9]\d{0,14}$/.test(assetId) ? Number(assetId) : 0
    if (id === 0 || !isTicketValid(ticketSecret, ticket, id, clock())) return refuseFile(reply, 403)
    if (!fileName.test(name)) return refuseFile(reply, 404)
    const key = `${assetPrefix(id)}${name}`
    const isPlaylist = name.endsWith('.m3u8')
    if (storage.kind === 'remote' && !isPlaylist) {
      const origin = `${request.protocol}://${request.host}`
      const url = await storage.signedUrl(key, { lifetimeS: redirectLifetimeS, origin })
      return reply.header('cache-control', `private, max-age=${redirectLifetimeS / 2}`).redirect(url, 302)
    }
    const result = await sendObject(storage, key, request, reply)
    if (result === 'missing') return refuseFile(reply, 404)
    return result === 'unsatisfiable' ? refuseFile(reply, 416) : reply
  }
  app.route<{ Params: PlayParams }>({ method: ['GET', 'HEAD'], url: '/play/:ticket/:assetId/*', handler: answer })
}

interface PlayParams {
  readonly ticket: string
  readonly assetId: string
  readonly '*': string
}

const refuseFile = (reply: FastifyReply, status: number): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .removeHeader('content-length')
    .removeHeader('content-type')
    .send()
