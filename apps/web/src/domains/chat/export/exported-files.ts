import type { MediaItem } from '@cliffhanger/rules/chat/media-content.ts'
import { loadMedia, mediaUrl } from '../../../platform/uploads/media-urls.ts'
import type { ExportedMessage } from './exported-message.ts'

/** A file of a message on its way into an export. */
interface ExportedFile {
  readonly name: string
  readonly content: Blob
}

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/gif': '.gif',
  'video/mp4': '.mp4',
  'video/webm': '.webm',
  'audio/mp4': '.m4a',
  'audio/mpeg': '.mp3',
  'audio/webm': '.webm',
  'audio/ogg': '.ogg',
}

/** Signs that a file system does not accept, or reads as a way out of the folder. */
const unsafe = /[\\/:*?"<>|\p{Cc}]/gu
/** Some file systems take no longer name. */
const nameMax = 100

/** A name that every file system takes; its ending is saved. */
export const safeName = (name: string): string => {
  const plain = name
    .replace(unsafe, '_')
    .replace(/^[.\s]+/, '')
    .trim()
  const ending = /\.[^.]{1,10}$/.exec(plain)?.[0] ?? ''
  return (
    Array.from(plain.slice(0, plain.length - ending.length))
      .slice(0, nameMax)
      .join('') + ending
  )
}

/** The number of the message keeps files of one name apart. */
const nameOf = (messageId: number, index: number, item: MediaItem, type: string): string => {
  const before = `files/${messageId}-${index + 1}`
  return item.kind === 'file' ? `${before} ${safeName(item.name)}` : before + (endings[type.split(';')[0] ?? ''] ?? '')
}

/** A long video takes longer than a picture of an open chat may: nothing but the member ends a download. Undefined where there is no file. */
const download = async (key: string, signal: AbortSignal): Promise<Blob | undefined> => {
  try {
    return await loadMedia(key, signal)
  } catch {
    signal.throwIfAborted()
    return undefined
  }
}

/** The files of these messages, one after the other, up to so many bytes; notes with each message what they are called. Undefined in the place
 *  of one that cannot be had or does not fit. */
export async function* exportedFiles(
  messages: readonly ExportedMessage[],
  bytesMax: number,
  signal: AbortSignal,
): AsyncGenerator<ExportedFile | undefined> {
  const wanted = messages.flatMap(({ message, body, files }) =>
    body.kind === 'media' ? body.content.items.map((item, index) => ({ id: message.msg_id, item, index, files })) : [],
  )
  // Asked for at once, their addresses travel together; whether one can be had is seen below.
  for (const { item } of wanted) mediaUrl(item.url).catch(() => undefined)
  let bytesLeft = bytesMax
  for (const { id, item, index, files } of wanted) {
    const isTooLarge = 'file_size' in item && item.file_size > bytesLeft
    const content = isTooLarge ? undefined : await download(item.url, signal)
    const file =
      content && content.size <= bytesLeft ? { name: nameOf(id, index, item, content.type), content } : undefined
    files[index] = file?.name
    bytesLeft -= file?.content.size ?? 0
    yield file
  }
}
