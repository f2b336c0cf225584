import { buffer } from 'node:stream/consumers'
import { stillsTrack } from '@cliffhanger/rules/media/stills.ts'
import type { FastifyReply } from 'fastify'
import { stillsName, versionPrefix } from '../asset.ts'
import { decryptSegment } from '../encryption/encrypt-segments.ts'
import { openKey } from '../encryption/key.ts'
import { findAssets, findSealedKey } from '../queries/assets.ts'
import { type Admitted, isPreview, type PlayDeps, refuseFile, sendMade } from './play-request.ts'

/** Where which small picture lies, beside the master playlist. */
export const stillsTrackName = 'stills.vtt'

type StillsDeps = Pick<PlayDeps, 'db' | 'storage' | 'sealer'>

/** Sends the small pictures of a video, or the track that tells where each lies. They show the whole video, so the ticket of a preview opens none. */
export async function sendStills(deps: StillsDeps, admitted: Admitted, name: string): Promise<FastifyReply> {
  const { reply, ticket } = admitted
  if (isPreview(ticket)) return refuseFile(reply, 403)
  if (name === stillsTrackName) return sendMade(reply, 'text/vtt; charset=utf-8', await trackOf(deps, admitted))
  return sendMade(reply, 'image/webp', await sheetOf(deps, admitted))
}

async function trackOf({ db }: StillsDeps, { ticket }: Admitted): Promise<string | undefined> {
  const [asset] = await findAssets(db, [ticket.assetId])
  return asset?.stills?.count ? stillsTrack(asset.stills, stillsName) : undefined
}

/** In clear also where it is kept encrypted: players read pictures of no other kind. */
async function sheetOf(
  { db, storage, sealer }: StillsDeps,
  { ticket, version }: Admitted,
): Promise<Buffer | undefined> {
  const found = await storage.get(`${versionPrefix(ticket.assetId, version)}${stillsName}`)
  if (!found) return undefined
  const stored = await buffer(found.body)
  const sealed = await findSealedKey(db, ticket.assetId, version)
  return sealed ? decryptSegment(openKey(sealer, sealed), stillsName, stored) : stored
}
