import { Refused } from '@cliffhanger/client/call-error.ts'
import { offlineCalls } from '@cliffhanger/contract/drama/offline-calls.ts'
import { captionsFile, captionsFileName } from '@cliffhanger/contract/media/captions.ts'
import { readStillsTrack } from '@cliffhanger/rules/media/stills.ts'
import { call } from '../../../platform/server/client.ts'
import type { LocalDatabase } from '../../../platform/storage/local-database.ts'
import { NetworkError, PausedError, SpaceError, StatusError } from './copy-errors.ts'
import { type CopyPlan, masterName, mediaName, planCopy, variantFor } from './copy-plan.ts'
import { applyToCopy, emptied } from './copy-store.ts'
import type { CopyRow } from './copy-tables.ts'
import { dataUrlOf } from './data-url.ts'

const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Copies one episode: a licence and an address first, its playlist, its key, then file by file. What is there already is not fetched again.
 *  Rejects with Refused where the server refuses, TransportError or NetworkError where it was not reached, StatusError, SpaceError, PausedError
 *  once the row is no longer being copied, or anything else where a file is not what it should be. */
export const makeCopy = async (database: LocalDatabase, id: CopyRow['id']): Promise<void> => {
  const begun = await database.copies.get(id)
  if (!begun) throw new PausedError()
  const { dramaId, number, quality } = begun
  const { licence, play_url } = await call(offlineCalls.saveEpisode, { video_id: dramaId, number })
  const source = new URL(play_url).pathname.split('/').slice(3, 5).join('/')
  if (begun.source !== source) await startAnew(database, id, source)
  const fetchFile = async (path: string): Promise<ArrayBuffer> => {
    const unreached = (cause: unknown): never => {
      throw new NetworkError(path, cause)
    }
    const reply = await fetch(new URL(path, play_url)).catch(unreached)
    if (!reply.ok) throw new StatusError(path, reply.status)
    return reply.arrayBuffer().catch(unreached)
  }
  const fetchText = async (path: string): Promise<string> => new TextDecoder().decode(await fetchFile(path))
  const variant = variantFor(await fetchText(masterName), quality)
  if (!variant) throw new TypeError('no quality')
  const plan = planCopy(variant, await fetchText(variant.path))
  const key = plan.keyPath === null ? null : await importKey(await fetchFile(plan.keyPath))
  await change(database, id, {
    ...secretsOf(plan, key),
    endsMs: licence.end_time * 1000,
    totalFiles: plan.paths.length,
  })
  await copyBeside(database, id, fetchFile)
  for (const path of plan.paths) await copyFile(database, id, nameIn(path), () => fetchFile(path))
  const text = new TextEncoder()
  await store(database, id, masterName, text.encode(plan.master).buffer)
  await store(database, id, mediaName, text.encode(plan.media).buffer)
  await copyCovers(database, id)
  await applyToCopy(database, id, { type: 'complete' })
}

const secretsOf = ({ vectors }: CopyPlan, key: CryptoKey | null) => ({ key, vectors })

/** A key that opens segments and cannot be read or exported again, not by this program either. */
const importKey = (bytes: ArrayBuffer): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, 'AES-CBC', false, ['decrypt'])

const startAnew = (database: LocalDatabase, id: CopyRow['id'], source: string): Promise<void> =>
  database.transaction('rw', database.copies, database.copyFiles, async () => {
    await database.copyFiles.where('copy').equals(id).delete()
    await database.copies.update(id, { ...emptied, source })
  })

/** Changes the row while it is being copied. */
const change = async (database: LocalDatabase, id: CopyRow['id'], changes: Partial<CopyRow>): Promise<void> => {
  const changed = await database.copies
    .where('id')
    .equals(id)
    .and(({ phase }) => phase === 'copying')
    .modify(changes)
  if (changed === 0) throw new PausedError()
}

const copyFile = async (
  database: LocalDatabase,
  id: CopyRow['id'],
  name: string,
  fetchIt: () => Promise<ArrayBuffer>,
): Promise<void> => {
  if ((await database.copyFiles.where('[copy+name]').equals([id, name]).count()) > 0) return
  await store(database, id, name, await fetchIt())
}

/** Writes a file and what the row says of it together, or nothing where the copy was paused or removed meanwhile. */
const store = async (database: LocalDatabase, id: CopyRow['id'], name: string, data: ArrayBuffer): Promise<void> => {
  try {
    await database.transaction('rw', database.copies, database.copyFiles, async () => {
      const copy = await database.copies.get(id)
      if (copy?.phase !== 'copying') throw new PausedError()
      const before = await database.copyFiles.get([id, name])
      await database.copyFiles.put({ copy: id, name, data })
      await database.copies.update(id, {
        sizeBytes: copy.sizeBytes + data.byteLength - (before?.data.byteLength ?? 0),
        doneFiles: Math.min(copy.totalFiles, copy.doneFiles + (/\.(m4s|mp4)$/.test(name) && !before ? 1 : 0)),
      })
    })
  } catch (error) {
    const { name: kind, inner } = error as { name?: string; inner?: { name?: string } }
    if (kind === 'QuotaExceededError' || inner?.name === 'QuotaExceededError') throw new SpaceError()
    throw error
  }
}

/** Captions in every language and the small pictures; an episode without them is complete all the same. */
const copyBeside = async (
  database: LocalDatabase,
  id: CopyRow['id'],
  fetchFile: (path: string) => Promise<ArrayBuffer>,
): Promise<void> => {
  const file = await fetchFile(captionsFileName)
  const { captions, stills } = captionsFile.parse(JSON.parse(new TextDecoder().decode(file)))
  await store(database, id, captionsFileName, file)
  for (const { url } of captions) await copyFile(database, id, url, () => fetchFile(url))
  if (stills === undefined) return
  const track = await fetchFile(stills)
  await store(database, id, stills, track)
  const sheet = readStillsTrack(new TextDecoder().decode(track))?.sheet
  if (sheet !== undefined) await copyFile(database, id, sheet, () => fetchFile(sheet))
}

/** Puts the pictures of the episode and of its drama into their rows. */
const copyCovers = async (database: LocalDatabase, id: CopyRow['id']): Promise<void> => {
  const copy = await database.copies.get(id)
  const drama = copy && (await database.copiedDramas.get(copy.dramaId))
  if (!copy || !drama) throw new PausedError()
  await change(database, id, { item: { ...copy.item, cover: await dataUrlOf(copy.item.cover) } })
  const cover = await dataUrlOf(drama.drama.cover)
  await database.copiedDramas.update(copy.dramaId, { drama: { ...drama.drama, cover } })
}

/** Whether the server refused, in its own words. */
export const isRefusal = (error: unknown): error is Refused => error instanceof Refused
