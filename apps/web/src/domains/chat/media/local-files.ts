import { mediaOf } from '@cliffhanger/rules/chat/media-content.ts'
import type { OutboxFileRow, StoredBytes } from '../storage/rows.ts'

/** Begins the address of a file of this device, which stands in a message of the outbox until the file has a key. */
export const localPrefix = 'local:'

/** Address of file `number` of a message that is not sent yet. */
export const localRef = (localId: string, number: number): string => `${localPrefix}${localId}/${number}`

export const isLocalRef = (address: string): boolean => address.startsWith(localPrefix)

/** Whether files of a message have yet to be uploaded: it cannot be sent before. */
export const holdsLocalFiles = (contentText: string): boolean =>
  mediaOf(contentText).items.some(({ url }) => isLocalRef(url))

/** The file of a row, however the browser keeps it. */
export const fileOf = (stored: OutboxFileRow['content']): Blob =>
  stored instanceof Blob ? stored : new Blob([stored.bytes], { type: stored.type })

/** A file as every browser keeps it: whole in memory until it is written. */
export const bytesOf = async (file: Blob): Promise<StoredBytes> => ({
  bytes: await file.arrayBuffer(),
  type: file.type,
})
