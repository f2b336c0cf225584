import { isAfterPreview } from '@cliffhanger/rules/media/preview.ts'
import { svipRung } from '@cliffhanger/rules/media/rendition.ts'
import type { FastifyReply } from 'fastify'
import { originOf } from '../../../platform/http/origin.ts'
import { sendObject } from '../../../platform/storage/object-store/send-object.ts'
import { masterName, svipMasterName, versionPrefix } from '../asset.ts'
import type { Deliveries } from './deliveries.ts'
import { type Admitted, isPreview, numberOf, type PlayDeps, refuseFile, sendMade } from './play-request.ts'
import { findPreviewFile } from './preview-file.ts'

const segmentName = /\/(\d{4,6})\.m4s$/
const redirectLifetimeS = 900

/** Sends a file of the version, or where it lies; of a preview only what belongs to it. */
export async function sendFile(
  deps: PlayDeps,
  { request, reply, ticket, version }: Admitted,
  name: string,
): Promise<FastifyReply> {
  const { storage, settings } = deps
  if (name.startsWith(`${svipRung}/`) && !ticket.isSvip) return refuseFile(reply, 403)
  if (isPreview(ticket)) {
    if (isAfterPreview(name, ticket.previewSegments)) return refuseFile(reply, 403)
    const shown = await findPreviewFile(deps, ticket, version, name)
    if (shown !== 'asKept') return sendMade(reply, shown?.type ?? '', shown?.body)
  }
  const key = `${versionPrefix(ticket.assetId, version)}${name === masterName && ticket.isSvip ? svipMasterName : name}`
  if (storage.kind === 'remote' && storage.delivery !== 'proxy' && !name.endsWith('.m3u8')) {
    const origin = originOf(settings, request)
    noteDelivery(deps.deliveries, { request, ticket }, name)
    const url = await storage.signedUrl(key, { lifetimeS: redirectLifetimeS, origin })
    return reply.header('cache-control', `private, max-age=${redirectLifetimeS / 2}`).redirect(url, 302)
  }
  noteDelivery(deps.deliveries, { request, ticket }, name)
  const result = await sendObject(storage, key, request, reply)
  if (result === 'missing') return refuseFile(reply, 404)
  return result === 'unsatisfiable' ? refuseFile(reply, 416) : reply
}

/** What is not there after all is counted as well: whether the media is broken is looked at by itself. */
function noteDelivery(
  deliveries: Pick<Deliveries, 'note'>,
  { request, ticket }: Pick<Admitted, 'request' | 'ticket'>,
  name: string,
): void {
  const segment = numberOf(segmentName.exec(name)?.[1] ?? '', /^\d+$/)
  if (segment !== undefined && request.method === 'GET') deliveries.note(ticket, segment)
}
