import { buffer, text } from 'node:stream/consumers'
import { momentSegments, previewSegments } from '@cliffhanger/rules/media/preview.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Sealer } from '../../../platform/security/sealed.ts'
import type { ObjectStore } from '../../../platform/storage/storage.ts'
import { type Asset, versionPrefix } from '../asset.ts'
import { decryptSegment, segmentsOf } from '../encryption/encrypt-segments.ts'
import { openKey } from '../encryption/key.ts'
import { findAssets, findSealedKey } from '../queries/assets.ts'
import { initSegment, mediaPlaylist } from '../transcoding/encode.ts'
import { beginAtZero } from './fragment-times.ts'

interface ClipDeps {
  readonly db: Db
  readonly storage: ObjectStore
  readonly sealer: Sealer
}

/** The first seconds of a video, at most half of it, in clear and in the lightest quality: one fragmented MP4 that a bare video element
 *  plays. Undefined where there are none. */
export const readBeginning = (deps: ClipDeps, assetId: number, seconds: number): Promise<Buffer | undefined> =>
  readClip(deps, assetId, ({ durationMs }) => ({ first: 0, count: previewSegments(seconds, durationMs) }))

/** The same from a later moment on, of what is open: its first `openSeconds`. The clip's own times begin at 0. */
export const readMoment = (
  deps: ClipDeps,
  assetId: number,
  seconds: number,
  openSeconds: number,
): Promise<Buffer | undefined> =>
  readClip(deps, assetId, ({ durationMs }, segments) => momentSegments(seconds, { durationMs, segments, openSeconds }))

type Choice = (asset: Asset, segments: number) => ReturnType<typeof momentSegments>

async function readClip(
  { db, storage, sealer }: ClipDeps,
  assetId: number,
  choose: Choice,
): Promise<Buffer | undefined> {
  const [asset] = await findAssets(db, [assetId])
  const [lightest] = asset?.renditions.toSorted((one, other) => Number(one.name) - Number(other.name)) ?? []
  if (!asset || !lightest) return undefined
  const read = async (name: string) =>
    (await storage.get(`${versionPrefix(assetId, asset.version)}${lightest.name}/${name}`))?.body
  const playlist = await read(mediaPlaylist)
  if (!playlist) return undefined
  const names = segmentsOf(await text(playlist))
  const { first, count } = choose(asset, names.length)
  const chosen = names.slice(first, first + count)
  if (chosen.length === 0) return undefined
  const sealed = await findSealedKey(db, assetId, asset.version)
  const [init, ...segments] = await Promise.all(
    [initSegment, ...chosen].map(async (name, index) => {
      const body = await read(name)
      if (!body) return undefined
      const file = await buffer(body)
      // The init segment lies in clear.
      return sealed && index > 0 ? decryptSegment(openKey(sealer, sealed), `${lightest.name}/${name}`, file) : file
    }),
  )
  const found = segments.filter((file) => file !== undefined)
  if (!init || found.length < chosen.length) return undefined
  return Buffer.concat([init, ...(first === 0 ? found : beginAtZero(init, found))])
}
