import { buffer, text } from 'node:stream/consumers'
import { previewSegments } from '@cliffhanger/rules/media/preview.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Sealer } from '../../../platform/security/sealed.ts'
import type { ObjectStore } from '../../../platform/storage/storage.ts'
import { versionPrefix } from '../asset.ts'
import { decryptSegment, segmentsOf } from '../encryption/encrypt-segments.ts'
import { openKey } from '../encryption/key.ts'
import { findAssets, findSealedKey } from '../queries/assets.ts'
import { initSegment, mediaPlaylist } from '../transcoding/encode.ts'

interface ClipDeps {
  readonly db: Db
  readonly storage: ObjectStore
  readonly sealer: Sealer
}

/** The first seconds of a video, at most half of it, in clear and in the lightest quality: one fragmented MP4 that a bare video element
 *  plays. Undefined where there are none. */
export async function readBeginning(
  { db, storage, sealer }: ClipDeps,
  assetId: number,
  seconds: number,
): Promise<Buffer | undefined> {
  const [asset] = await findAssets(db, [assetId])
  const [lightest] = asset?.renditions.toSorted((one, other) => Number(one.name) - Number(other.name)) ?? []
  if (!asset || !lightest) return undefined
  const read = async (name: string) =>
    (await storage.get(`${versionPrefix(assetId, asset.version)}${lightest.name}/${name}`))?.body
  const playlist = await read(mediaPlaylist)
  if (!playlist) return undefined
  const chosen = segmentsOf(await text(playlist)).slice(0, previewSegments(seconds, asset.durationMs))
  if (chosen.length === 0) return undefined
  const sealed = await findSealedKey(db, assetId, asset.version)
  const files = await Promise.all(
    [initSegment, ...chosen].map(async (name, index) => {
      const body = await read(name)
      if (!body) return undefined
      const file = await buffer(body)
      // The init segment lies in clear.
      return sealed && index > 0 ? decryptSegment(openKey(sealer, sealed), `${lightest.name}/${name}`, file) : file
    }),
  )
  const found = files.filter((file) => file !== undefined)
  return found.length < files.length ? undefined : Buffer.concat(found)
}
