import { createPullSlots } from '@cliffhanger/client/sync/pull-slots.ts'
import { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import { maxViewedKeys } from '@cliffhanger/contract/uploads/schemas.ts'
import { call } from '../server/client.ts'
import { assetUrl } from '../server/endpoints.ts'
import { recordError } from '../server/request-log.ts'
import { currentUser } from '../session/session.ts'
import { openCredential } from './credentials.ts'
import { MediaError } from './upload-errors.ts'

/** An address is asked for anew when it is good for less than this. */
const renewBeforeMs = 60_000
/** How long a key that is not for me is not asked for again. */
const refusedMs = 30_000
/** A download may take this long (C-6). */
const downloadLimitMs = 60_000
/** Files of this device that are shown without asking for them. */
const ownFilesMax = 60

/** Questions and downloads at the same time (C-9). */
const viewsAtOnce = 3
const slots = createPullSlots(viewsAtOnce, () => 0)

interface Known {
  readonly address: Promise<string>
  /** By this device's clock; unknown while it is on its way. */
  endsMs: number
}

const known = new Map<string, Known>()
/** A file this device has itself. */
interface OwnFile {
  readonly content: Blob
  readonly address: string
}

/** What this device sent, by key: it is not fetched. */
const ownFiles = new Map<string, OwnFile>()
/** Who has the files of keys that begin so. */
const sources = new Map<string, (key: string) => Promise<Blob | undefined>>()

interface Requested {
  readonly key: string
  readonly resolve: (address: string) => void
  readonly reject: (error: unknown) => void
}

let requested: Requested[] = []

let ownerId: number | undefined

/** What one member may see is not shown to the next one on this device. */
const forOwner = (): void => {
  const userId = currentUser()?.user_id
  if (userId === ownerId) return
  ownerId = userId
  known.clear()
  for (const { address } of ownFiles.values()) URL.revokeObjectURL(address)
  ownFiles.clear()
}

/** Keys that begin with `prefix` name files of this device. */
export const addMediaSource = (prefix: string, find: (key: string) => Promise<Blob | undefined>): void => {
  sources.set(prefix, find)
}

/** This device has the file of a key: it is shown from here as long as the page lives; at the same address as `before`,
 *  where it was shown under that key until now, so that nothing flickers. */
export const saveOwnFile = (key: string, content: Blob, before?: string): void => {
  forOwner()
  if (ownFiles.has(key)) return
  const shown = before === undefined ? undefined : ownFiles.get(before)?.address
  ownFiles.set(key, { content, address: shown ?? URL.createObjectURL(content) })
  const [oldest] = ownFiles
  if (!oldest || ownFiles.size <= ownFilesMax) return
  const [oldKey, { address }] = oldest
  ownFiles.delete(oldKey)
  if (![...ownFiles.values()].some((file) => file.address === address)) URL.revokeObjectURL(address)
}

/** Address of a file this device has itself; undefined for any other. */
export const ownFileUrl = (key: string): string | undefined => {
  forOwner()
  return ownFiles.get(key)?.address
}

/** Address a file can be read at. Keys asked for in one tick travel together. Rejects with MediaError `missing` where there
 *  is no such file or it is not for me (E-22), else as the question failed. */
export const mediaUrl = (key: string): Promise<string> => {
  const own = ownFileUrl(key)
  if (own !== undefined) return Promise.resolve(own)
  const before = known.get(key)
  if (before && before.endsMs - Date.now() >= renewBeforeMs) return before.address
  const entry: Known = { address: findAddress(key), endsMs: Number.POSITIVE_INFINITY }
  known.set(key, entry)
  entry.address.catch((error: unknown) => {
    if (error instanceof MediaError) entry.endsMs = Date.now() + renewBeforeMs + refusedMs
    else known.delete(key)
  })
  return entry.address
}

const findAddress = (key: string): Promise<string> => {
  const source = [...sources].find(([prefix]) => key.startsWith(prefix))
  if (source) return addressOfOwn(key, source[1])
  if (key === '') return Promise.reject(new MediaError('missing'))
  return new Promise((resolve, reject) => {
    requested.push({ key, resolve, reject })
    if (requested.length === 1) setTimeout(requestAll, 0)
  })
}

const addressOfOwn = async (key: string, find: (key: string) => Promise<Blob | undefined>): Promise<string> => {
  const content = await find(key)
  if (!content) throw new MediaError('missing')
  saveOwnFile(key, content)
  return ownFiles.get(key)?.address ?? ''
}

const requestAll = (): void => {
  const all = requested
  requested = []
  for (let start = 0; start < all.length; start += maxViewedKeys) void request(all.slice(start, start + maxViewedKeys))
}

/** Asks for the addresses of up to 20 keys and answers everybody who waits for one of them. */
const request = async (batch: readonly Requested[]): Promise<void> => {
  try {
    const keys = batch.map(({ key }) => key).join(',')
    const sealed = await slots('view', () =>
      call(uploadsCalls.getCredential, { type: 0, allow: 1, keys }, { retries: 1 }),
    )
    const { urls = {}, expiredTime, startTime } = await openCredential(sealed)
    const endsMs = Date.now() + (expiredTime - startTime) * 1000
    for (const { key, resolve, reject } of batch) {
      const address = urls[key]
      const entry = known.get(key)
      if (entry) entry.endsMs = endsMs
      if (address === undefined) reject(new MediaError('missing'))
      else resolve(assetUrl(address))
    }
  } catch (error) {
    // E-20: logged and rethrown.
    recordError(error)
    for (const { reject } of batch) reject(error)
  }
}

/** The address did not work: the next question asks for another one. */
export const forgetMediaUrl = (key: string): void => {
  known.delete(key)
}

/** Downloads a file; `signal` ends that instead of the usual limit of time. Rejects with MediaError: `missing` (E-22), or `download` for any
 *  status but 200 (E-21). */
export const loadMedia = async (key: string, signal?: AbortSignal): Promise<Blob> => {
  const address = await mediaUrl(key)
  const own = ownFiles.get(key)
  if (own) return own.content
  return slots('view', async () => {
    try {
      const response = await fetch(address, {
        credentials: 'omit',
        signal: signal ?? AbortSignal.timeout(downloadLimitMs),
      })
      if (response.status === 200) return await response.blob()
      throw new MediaError('download', response.status)
    } catch (cause) {
      forgetMediaUrl(key)
      const error = cause instanceof MediaError ? cause : new MediaError('download', 0, cause)
      recordError(error)
      throw error
    }
  })
}
