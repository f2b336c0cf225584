import { buffer, text } from 'node:stream/consumers'
import { previewPlaylist } from '@cliffhanger/rules/media/preview.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Sealer } from '../../../platform/security/sealed.ts'
import type { ObjectStore } from '../../../platform/storage/storage.ts'
import { versionPrefix } from '../asset.ts'
import { decryptSegment } from '../encryption/encrypt-segments.ts'
import { openKey } from '../encryption/key.ts'
import { findSealedKey } from '../queries/assets.ts'
import { mediaPlaylist } from '../transcoding/encode.ts'
import type { TicketContent } from './ticket.ts'

interface PreviewDeps {
  readonly db: Db
  readonly storage: ObjectStore
  readonly sealer: Sealer
}

/** A file as a preview shows it, where that is another than the one that is kept. */
interface PreviewFile {
  readonly type: string
  readonly body: string | Buffer
}

/** What a preview shows in place of a file: the beginning of a playlist, and a segment in clear. `asKept`: the file itself; undefined: there is none. */
export async function findPreviewFile(
  { db, storage, sealer }: PreviewDeps,
  ticket: TicketContent,
  version: number,
  name: string,
): Promise<PreviewFile | 'asKept' | undefined> {
  const key = `${versionPrefix(ticket.assetId, version)}${name}`
  if (name.endsWith(`/${mediaPlaylist}`)) {
    const found = await storage.get(key)
    if (!found) return undefined
    const body = previewPlaylist(await text(found.body), ticket.previewSegments)
    return { type: 'application/vnd.apple.mpegurl', body }
  }
  const sealed = name.endsWith('.m4s') ? await findSealedKey(db, ticket.assetId, version) : undefined
  if (!sealed) return 'asKept'
  const found = await storage.get(key)
  if (!found) return undefined
  return { type: 'video/iso.segment', body: decryptSegment(openKey(sealer, sealed), name, await buffer(found.body)) }
}
