import { Refused } from '@cliffhanger/client/call-error.ts'
import { isAbort, StoreError } from '@cliffhanger/client/object-store/store-error.ts'
import {
  isLoop,
  isPictured,
  type MediaItem,
  mediaOf,
  retainUploaded,
  type UploadedItem,
  withItems,
} from '@cliffhanger/rules/chat/media-content.ts'
import { liveQuery } from 'dexie'
import { describeFailure } from '../../../platform/server/call-failure.ts'
import { recordError } from '../../../platform/server/request-log.ts'
import { currentUser } from '../../../platform/session/session.ts'
import { databaseOf, type LocalDatabase } from '../../../platform/storage/local-database.ts'
import { translate } from '../../../platform/texts.ts'
import { addMediaSource, saveOwnFile } from '../../../platform/uploads/media-urls.ts'
import { UnfitFile } from '../../../platform/uploads/upload-errors.ts'
import type { UploadedFile } from '../../../platform/uploads/upload-file.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import { createOutbox, type Outbox, type OutboxPort } from '../outbox/outbox.ts'
import { rowsInTurn, watchRows } from '../outbox/outbox-rows.ts'
import { afterFailure, failedFor, failureOf } from '../outbox/outbox-state.ts'
import type { OutboxRow } from '../storage/rows.ts'
import { fileOf, holdsLocalFiles, isLocalRef, localPrefix } from './local-files.ts'
import { clearProgress, noteProgress } from './upload-progress.ts'

// Bubbles show what waits in the outbox from here, in every tab.
addMediaSource(localPrefix, async (ref) => {
  const user = currentUser()
  const file = user && (await databaseOf(user.user_id).outboxFiles.get(ref))
  return file ? fileOf(file.content) : undefined
})

/** Uploads that are under way in this tab, by local address. */
const underWay = new Map<string, AbortController>()

/** Ends the upload of a file where it runs in this tab; another tab sees that the file is gone when it is through. */
export const stopUpload = (ref: string): void => underWay.get(ref)?.abort()

/** Uploads the files of one message; the answer holds each by its local address, undefined where it failed. */
type Uploaded = ReadonlyMap<string, UploadedItem>

const itemOf = (local: MediaItem, file: UploadedFile): MediaItem => {
  const { url, thumb_url } = file
  if (!isPictured(local)) return { ...local, url }
  const { name, width, height, file_size, duration, thumbHash } = file
  const picture = { url, thumb_url, name: name.slice(0, 255), width, height, file_size }
  const preview = thumbHash === '' ? {} : { thumb_hash: thumbHash }
  return local.kind === 'image'
    ? { kind: 'image', ...picture, ...preview }
    : { kind: 'video', ...picture, ...preview, duration, ...(isLoop(local) && { loop: 1 }) }
}

const uploadOne = async (database: LocalDatabase, local: MediaItem): Promise<MediaItem> => {
  const ref = local.url
  const file = await database.outboxFiles.get(ref)
  if (!file) throw new UnfitFile('unreadable')
  const content = fileOf(file.content)
  const stop = new AbortController()
  underWay.set(ref, stop)
  try {
    // Its program comes with the first file: most visits send none.
    const { uploadFile } = await import('../../../platform/uploads/upload-file.ts')
    const uploaded = await uploadFile(content, {
      kind: 'chat',
      name: file.name,
      ...(local.kind === 'audio' && { durationSeconds: local.duration }),
      ...(local.kind === 'file' && { isFile: true }),
      onProgress: (percent) => noteProgress(ref, percent),
      signal: stop.signal,
    })
    const item = itemOf(local, uploaded)
    saveOwnFile(item.url, content, ref)
    if (item.kind === 'image' && item.thumb_url !== '') saveOwnFile(item.thumb_url, content, ref)
    clearProgress(ref)
    return item
  } catch (error) {
    if (isAbort(error)) clearProgress(ref)
    throw error
  } finally {
    underWay.delete(ref)
  }
}

const uploadAll = async (database: LocalDatabase, row: OutboxRow): Promise<Uploaded> => {
  const locals = mediaOf(row.content_text).items.filter(({ url }) => isLocalRef(url))
  const results = await Promise.allSettled(locals.map((local) => uploadOne(database, local)))
  const failures = results
    .map((result) => (result.status === 'rejected' ? (result.reason as unknown) : undefined))
    .filter((reason) => reason !== undefined && !isAbort(reason))
  // E-25; a refusal says more.
  const [first] = failures
  if (first !== undefined) {
    toast(
      first instanceof UnfitFile || first instanceof Refused ? describeFailure(first) : translate('media.uploadFailed'),
    )
  }
  if (failures.length === locals.length) throw first
  return new Map(
    locals.map(({ url }, index) => {
      const result = results[index]
      return [url, result?.status === 'fulfilled' ? result.value : undefined]
    }),
  )
}

/** The message as it is now: a file may have been taken out of it meanwhile. */
const completed = (row: OutboxRow, uploaded: Uploaded): Partial<OutboxRow> => {
  const items = retainUploaded(
    mediaOf(row.content_text).items.map((item) => (isLocalRef(item.url) ? uploaded.get(item.url) : item)),
  )
  return items ? { content_text: withItems(row.content_text, items) } : failedFor(row, 0)
}

/** What no later attempt changes: the file itself, or the member who ended it, or the store that does not take it. */
const isLasting = (error: unknown): boolean =>
  error instanceof UnfitFile ||
  isAbort(error) ||
  (error instanceof StoreError && error.status > 0 && error.status !== 429 && error.status < 500)

/** Messages whose files have yet to be uploaded. */
const portOf = (database: LocalDatabase, onReady: () => void): OutboxPort<Uploaded> => {
  const change = (row: OutboxRow, changes: (now: OutboxRow) => Partial<OutboxRow>): Promise<unknown> =>
    database.outbox
      .where('local_id')
      .equals(row.local_id)
      .modify((now) => void Object.assign(now, changes(now)))
  return {
    ...rowsInTurn(database, (row) => holdsLocalFiles(row.content_text)),
    send: (row) => uploadAll(database, row),
    sent: async (row, uploaded) => {
      await change(row, (now) => completed(now, uploaded))
      onReady()
    },
    failed: async (row, error) => {
      await change(row, (now) => (isLasting(error) ? failedFor(now, 0) : afterFailure(now, failureOf(error))))
    },
  }
}

/** Throws away the files of messages that were sent or given up. */
const sweep = async (database: LocalDatabase): Promise<void> => {
  await database.transaction('rw', database.outbox, database.outboxFiles, async () => {
    const waiting = await database.outbox.orderBy('local_id').keys()
    await database.outboxFiles.where('local_id').noneOf(waiting).delete()
  })
}

/** Uploads the files of messages in the outbox, in order inside a conversation: such a message is sent only afterwards,
 *  and holds up no other one. `onReady` hears that one can be sent. */
export const openMediaOutbox = (database: LocalDatabase, onReady: () => void): Outbox => {
  const outbox = createOutbox(portOf(database, onReady), recordError)
  const stopWatching = watchRows(database, outbox.kick)
  const sweeping = liveQuery(() => database.outbox.orderBy('local_id').keys()).subscribe(() => {
    sweep(database).catch(recordError)
  }, recordError)
  return {
    kick: outbox.kick,
    stop: () => {
      stopWatching()
      sweeping.unsubscribe()
      outbox.stop()
      for (const stop of underWay.values()) stop.abort()
    },
  }
}
