import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { MemberCaller } from '../../../platform/http/callers.ts'
import type { Limits } from '../../../platform/http/limits.ts'
import type { Sealer } from '../../../platform/security/sealed.ts'
import type { ObjectStore } from '../../../platform/storage/storage.ts'
import type { Settings } from '../../../settings.ts'
import type { Deliveries } from './deliveries.ts'
import type { Stops } from './stops.ts'
import type { TicketContent } from './ticket.ts'

/** What answers a request for media. */
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

export interface PlayParams {
  readonly ticket: string
  readonly assetId: string
  readonly version: string
  readonly '*': string
}

export type PlayRoute = FastifyRequest<{ Params: PlayParams }>

/** A request whose ticket is good, and its reply. */
export interface Admitted {
  readonly request: PlayRoute
  readonly reply: FastifyReply
  readonly ticket: TicketContent
  readonly version: number
}

export const isPreview = ({ previewSegments }: TicketContent): boolean => previewSegments > 0

export const numberOf = (text: string, form: RegExp): number | undefined => (form.test(text) ? Number(text) : undefined)

export const refuseFile = (reply: FastifyReply, status: number): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .removeHeader('content-length')
    .removeHeader('content-type')
    .send()

/** Sends what was made for this request, or 404 where there is nothing. */
export const sendMade = (reply: FastifyReply, type: string, body: string | Buffer | undefined): FastifyReply =>
  body === undefined
    ? refuseFile(reply, 404)
    : reply
        .header('cache-control', 'private, max-age=60')
        .header('x-content-type-options', 'nosniff')
        .type(type)
        .send(body)
