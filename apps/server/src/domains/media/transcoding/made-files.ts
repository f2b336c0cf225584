import { masterPlaylist, type Rendition, svipRung } from '@cliffhanger/rules/media/rendition.ts'
import type { ObjectStore, PutOptions } from '../../../platform/storage/storage.ts'
import { hasSvipQuality, masterName, stillsName, svipMasterName } from '../asset.ts'
import { encryptSegment } from '../encryption/encrypt-segments.ts'

const contentTypes: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
}

/** How a file of a rendition is kept. A version never changes; what is encrypted is of no use to who has it without the key, so any
 *  cache between us and the member may hold it. */
export const fileOptions = (name: string, isEncrypted: boolean): PutOptions => ({
  contentType: contentTypes[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
  cacheControl: `${isEncrypted && name.endsWith('.m4s') ? 'public' : 'private'}, max-age=31536000, immutable`,
})

/** Writes the playlist of everybody, and the one with what is for SVIP once that is made. */
export async function putMasters(
  storage: ObjectStore,
  prefix: string,
  renditions: readonly Rendition[],
): Promise<void> {
  const options = { contentType: 'application/vnd.apple.mpegurl', cacheControl: 'no-store' }
  const forAll = renditions.filter(({ name }) => name !== svipRung)
  await storage.put(`${prefix}${masterName}`, masterPlaylist(forAll), options)
  if (hasSvipQuality({ renditions }))
    await storage.put(`${prefix}${svipMasterName}`, masterPlaylist(renditions), options)
}

/** Writes the small pictures, encrypted like a segment where there is a key. The server alone reads them, so nothing between it and the member has to. */
export const putStills = (
  storage: ObjectStore,
  prefix: string,
  { webp, key }: { readonly webp: Buffer; readonly key: Uint8Array | undefined },
): Promise<void> =>
  storage.put(`${prefix}${stillsName}`, key ? encryptSegment(key, stillsName, webp) : webp, {
    contentType: key ? 'application/octet-stream' : 'image/webp',
    cacheControl: 'private, max-age=31536000, immutable',
  })
