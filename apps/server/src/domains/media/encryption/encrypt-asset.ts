import { buffer, text } from 'node:stream/consumers'
import { hourMs } from '@cliffhanger/contract/duration.ts'
import type { Rendition } from '@cliffhanger/rules/media/rendition.ts'
import type { ServerContext } from '../../../context.ts'
import type { Sealer } from '../../../platform/security/sealed.ts'
import { type Asset, stillsName, versionPrefix } from '../asset.ts'
import { findToEncrypt, switchVersion } from '../queries/assets.ts'
import { dropVersion, forgetVersion, openVersion } from '../queries/versions.ts'
import { initSegment, mediaPlaylist } from '../transcoding/encode.ts'
import { fileOptions, putMasters, putStills } from '../transcoding/made-files.ts'
import { encryptedPlaylist, encryptSegment, segmentsOf } from './encrypt-segments.ts'
import { makeSealedKey, openKey } from './key.ts'

export interface EncryptionDeps {
  readonly context: Pick<ServerContext, 'db' | 'storage' | 'clock'>
  readonly sealer: Sealer
}

/** A run that takes longer has lost its folder. */
const makingMs = 6 * hourMs
/** Longer than any ticket for the clear version lives (C-53). */
const graceMs = hourMs

/**
 * Makes a finished clear video again as an encrypted version, and lets it play in one transaction. Nothing is encoded: the same
 * segments are written encrypted into a folder of their own. Run twice, the second has nothing to do.
 */
export async function encryptAsset(deps: EncryptionDeps, assetId: number, signal: AbortSignal): Promise<void> {
  const { db, clock } = deps.context
  const asset = await findToEncrypt(db, assetId)
  if (!asset) return
  const version = await openVersion(db, assetId, clock() + makingMs)
  if (version === undefined) return
  const sealedKey = makeSealedKey(deps.sealer)
  const key = openKey(deps.sealer, sealedKey)
  for (const rendition of asset.renditions) await encryptRendition(deps, asset, rendition, { version, key, signal })
  await putMasters(deps.context.storage, versionPrefix(assetId, version), asset.renditions)
  const stills = (await encryptStills(deps, asset, version, key)) ? asset.stills : null
  await db.transaction(async (tx) => {
    const nowMs = clock()
    const isStored = await forgetVersion(tx, assetId, version)
    const switched = isStored && (await switchVersion(tx, asset, { version, sealedKey, stills }, nowMs))
    // If the asset changed meanwhile, the sweeper removes this run's folder, and a new run starts if it is still needed.
    await dropVersion(tx, assetId, switched ? asset.version : version, nowMs + (switched ? graceMs : 0))
  })
}

async function encryptRendition(
  { context: { storage } }: EncryptionDeps,
  asset: Asset,
  { name }: Rendition,
  { version, key, signal }: { version: number; key: Buffer; signal: AbortSignal },
): Promise<void> {
  const from = `${versionPrefix(asset.id, asset.version)}${name}/`
  const to = `${versionPrefix(asset.id, version)}${name}/`
  const read = async (file: string) => {
    signal.throwIfAborted()
    const found = await storage.get(`${from}${file}`)
    if (!found) throw new Error(`asset ${asset.id} has lost ${name}/${file}`)
    return found.body
  }
  const playlist = await text(await read(mediaPlaylist))
  await storage.put(`${to}${initSegment}`, await buffer(await read(initSegment)), fileOptions(initSegment, true))
  for (const file of segmentsOf(playlist)) {
    const segment = encryptSegment(key, `${name}/${file}`, await buffer(await read(file)))
    await storage.put(`${to}${file}`, segment, fileOptions(file, true))
  }
  await storage.put(`${to}${mediaPlaylist}`, encryptedPlaylist(key, name, playlist), fileOptions(mediaPlaylist, true))
}

/** False where there were none: they are made of the new version then. */
async function encryptStills(
  { context: { storage } }: EncryptionDeps,
  asset: Asset,
  version: number,
  key: Buffer,
): Promise<boolean> {
  if (!asset.stills?.count) return false
  const found = await storage.get(`${versionPrefix(asset.id, asset.version)}${stillsName}`)
  if (!found) return false
  await putStills(storage, versionPrefix(asset.id, version), { webp: await buffer(found.body), key })
  return true
}
