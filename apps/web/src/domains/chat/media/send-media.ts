import { createPullSlots } from '@cliffhanger/client/sync/pull-slots.ts'
import { mediaItemsMax, voiceMaxSeconds, voiceMinSeconds } from '@cliffhanger/contract/chat/media-items.ts'
import { maxFileBytes } from '@cliffhanger/contract/uploads/schemas.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { withLink } from '@cliffhanger/rules/chat/links.ts'
import {
  type MediaItem,
  mayLoop,
  mediaContent,
  mediaOf,
  mediaTypeOf,
  withItems,
} from '@cliffhanger/rules/chat/media-content.ts'
import { withSilence } from '@cliffhanger/rules/chat/silent.ts'
import { Dexie } from 'dexie'
import { databaseOf } from '../../../platform/storage/local-database.ts'
import { type MeasuredFile, measureFile, resourceTypeOf } from '../../../platform/uploads/prepare.ts'
import { UnfitFile } from '../../../platform/uploads/upload-errors.ts'
import { newUuid } from '../../../platform/uuid.ts'
import type { Conversation } from '../conversations/conversation.ts'
import { SoundNotRemoved } from '../loops/sound-not-removed.ts'
import type { HowSent, WantedLink } from '../messages/send-message.ts'
import type { OutboxFileRow, OutboxRow } from '../storage/rows.ts'
import { bytesOf, localRef } from './local-files.ts'
import { stopUpload } from './outbox-media.ts'
import { readWave } from './waveform.ts'

/** Files that can be chosen at once (V-40). */
export const filesMax = 52
/** Files that are looked at at the same time before they are sent. */
const measuredAtOnce = 3

/** A voice message as it was recorded. */
export interface Recording {
  readonly content: Blob
  readonly seconds: number
}

interface OutgoingItem {
  readonly item: (ref: string) => MediaItem
  readonly content: Blob
  readonly name: string
}

interface SendOptions extends HowSent {
  /** Stands with pictures and videos. */
  readonly text?: string
  /** The preview that is to have. */
  readonly link?: WantedLink | undefined
  /** The message that is answered; 0 = none. */
  readonly replyTo?: number
  /** The one film plays over and over, without sound (S-151). */
  readonly isLoop?: boolean
}

interface OutgoingMessage extends SendOptions {
  readonly outgoing: readonly OutgoingItem[]
}

/** Puts messages with files into the outbox, one after the other (S-36): they are shown at once from this device. */
const putMessages = async (
  myId: number,
  conversation: Conversation,
  messages: readonly OutgoingMessage[],
): Promise<void> => {
  const database = databaseOf(myId)
  const named = messages.map((message) => ({ ...message, localId: newUuid() }))
  const put = (stored: (file: Blob) => OutboxFileRow['content']): Promise<void> =>
    database.transaction('rw', database.outbox, database.outboxFiles, async () => {
      for (const message of named) {
        await database.outboxFiles.bulkAdd(fileRows(message, stored))
        await database.outbox.add(rowOf(conversation, message))
      }
    })
  try {
    await put((file) => file)
  } catch (refusal) {
    // WebKit keeps no Blob in a private window, and says so with no error of its own. Bytes cost memory: only where they must.
    if (refusal instanceof Dexie.QuotaExceededError) throw refusal
    const files = messages.flatMap(({ outgoing }) => outgoing.map(({ content }) => content))
    const stored = new Map(await Promise.all(files.map(async (file) => [file, await bytesOf(file)] as const)))
    await put((file) => stored.get(file) ?? file)
  }
}

const fileRows = (
  { localId, outgoing }: OutgoingMessage & { readonly localId: string },
  stored: (file: Blob) => OutboxFileRow['content'],
): OutboxFileRow[] =>
  outgoing.map(({ content, name }, number) => ({
    ref: localRef(localId, number),
    local_id: localId,
    content: stored(content),
    name,
  }))

const rowOf = (
  conversation: Conversation,
  {
    localId,
    outgoing,
    text = '',
    link,
    replyTo = 0,
    isSilent = false,
    atMs,
  }: OutgoingMessage & { readonly localId: string },
): OutboxRow => {
  const content = { text: text.trim(), items: outgoing.map(({ item }, number) => item(localRef(localId, number))) }
  return {
    local_id: localId,
    conversation_id: conversation.id,
    target_id: conversation.targetId,
    msg_type: mediaTypeOf(content),
    content_text: withSilence(link ? withLink(mediaContent(content), link) : mediaContent(content), isSilent),
    ref_msg_id: replyTo,
    create_time: toSeconds(Date.now()),
    ...(atMs !== undefined && { send_ms: atMs }),
    state: 'loading',
    refusal_code: 0,
  }
}

/** What stands with message `index` of several that go together: how they are sent with each, what is said and answered with the first. */
const partOf = (options: SendOptions, index: number): SendOptions => {
  const { text: _text, link: _link, replyTo: _replyTo, ...how } = options
  return index === 0 ? options : how
}

const pictureItem = (file: File, measured: MeasuredFile, isLoop: boolean): OutgoingItem => {
  const { resourceType, width, height, durationSeconds } = measured
  const picture = { thumb_url: '', name: file.name.slice(0, 255), width, height, file_size: file.size }
  return {
    content: file,
    name: file.name,
    item: (url) =>
      resourceType === 'video'
        ? { kind: 'video', url, ...picture, duration: durationSeconds, ...(isLoop && { loop: 1 }) }
        : { kind: 'image', url, ...picture },
  }
}

/** Measures a file; a video over the limit is refused here, as a big picture is downscaled only when it is uploaded. */
const measure = async (file: File): Promise<OutgoingItem> => {
  if (resourceTypeOf(file) === 'video' && file.size > maxFileBytes.video) throw new UnfitFile('tooLarge')
  return pictureItem(file, await measureFile(file), false)
}

/** Takes the sound out of a film, and measures what is left. Rejects with SoundNotRemoved where this browser cannot, or plays no such film. */
const measureLoop = async (film: File): Promise<OutgoingItem> => {
  if (film.size > maxFileBytes.video) throw new UnfitFile('tooLarge')
  // Its program comes with the first of them.
  const { withoutSound } = await import('../loops/without-sound.ts').catch((cause: unknown) => {
    throw new SoundNotRemoved(cause)
  })
  const silent = await withoutSound(film)
  const measured = await measureFile(silent)
  if (!mayLoop(measured.durationSeconds)) throw new SoundNotRemoved()
  return pictureItem(silent, measured, true)
}

const measureAll = async (files: readonly File[]): Promise<OutgoingItem[]> => {
  const inTurn = createPullSlots(measuredAtOnce, () => 0)
  return Promise.all(files.map((file) => inTurn(file.name, () => measure(file))))
}

/** Lists of at most `size` values, in the same order. */
const chunksOf = <Value>(values: readonly Value[], size: number): Value[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, index) => values.slice(index * size, (index + 1) * size))

/** Which kinds of files a chat takes. */
export interface AllowedKinds {
  readonly images: boolean
  readonly videos: boolean
  /** Files of any kind, which may hold either and sound as well. */
  readonly files: boolean
}

const isPictureFile = (file: File, { images, videos }: AllowedKinds): boolean => {
  const type = resourceTypeOf(file)
  return (images && type === 'image') || (videos && type === 'video')
}

/** Whether files are sent to be looked at: what is neither picture nor video is saved only, and with it what comes along. */
export const areFiles = (files: readonly File[], allows: AllowedKinds): boolean =>
  allows.files && files.some((file) => !isPictureFile(file, allows))

/** Of the files somebody wants to send, those that can be sent here (V-40), and what is wrong with the others. An empty file is nothing. */
export const fittingFiles = (files: readonly File[], allows: AllowedKinds, isFile = false) => {
  const fitting = files.filter((file) => (isFile ? allows.files && file.size > 0 : isPictureFile(file, allows)))
  const isUnfit = fitting.length < files.length
  return {
    fitting: fitting.slice(0, filesMax),
    fault: isUnfit ? ('unfit' as const) : fitting.length > filesMax ? ('tooMany' as const) : undefined,
  }
}

/** Sends at most 52 pictures and videos (V-40), in albums of at most 9 (V-38); a text, where one is given, and what is answered
 *  stand with the first. As a loop, the one film is sent without its sound (S-151). Rejects with UnfitFile where one of them cannot be read or is too large: nothing is sent then. */
export const sendMedia = async (
  myId: number,
  conversation: Conversation,
  files: readonly File[],
  options: SendOptions = {},
): Promise<void> => {
  const [film] = files
  const measured = options.isLoop && film ? [await measureLoop(film)] : await measureAll(files.slice(0, filesMax))
  const albums = chunksOf(measured, mediaItemsMax)
  await putMessages(
    myId,
    conversation,
    albums.map((outgoing, index) => ({ outgoing, ...partOf(options, index) })),
  )
}

/** Sends files as they are, each in a message of its own (S-128); what is said and answered stands with the first. */
export const sendFiles = async (
  myId: number,
  conversation: Conversation,
  files: readonly File[],
  options: SendOptions = {},
): Promise<void> => {
  if (files.some(({ size }) => size > maxFileBytes.file)) throw new UnfitFile('tooLarge')
  const messages = files.map((file, index) => {
    const name = file.name.slice(-255) || 'file'
    const item = (url: string): MediaItem => ({ kind: 'file', url, name, file_size: file.size })
    return { outgoing: [{ content: file, name, item }], ...partOf(options, index) }
  })
  await putMessages(myId, conversation, messages)
}

/** Sends a voice message of 1 to 60 s (V-20) with its wave (S-126). */
export const sendVoice = async (
  myId: number,
  conversation: Conversation,
  { content, seconds }: Recording,
  options: Omit<SendOptions, 'text'> = {},
): Promise<void> => {
  const duration = Math.min(Math.max(Math.round(seconds), voiceMinSeconds), voiceMaxSeconds)
  const name = `voice.${content.type.includes('mp4') ? 'm4a' : 'webm'}`
  const waveform = await readWave(content)
  const item = (url: string): MediaItem => ({ kind: 'audio', url, duration, ...(waveform && { waveform }) })
  const voice: OutgoingItem = { content, name, item }
  await putMessages(myId, conversation, [{ outgoing: [voice], ...options }])
}

/** Takes a file out of a message that is on its way; the last one takes the message with it. */
export const cancelUpload = async (myId: number, localId: string, ref: string): Promise<void> => {
  const database = databaseOf(myId)
  await database.transaction('rw', database.outbox, database.outboxFiles, async () => {
    await database.outboxFiles.delete(ref)
    const row = await database.outbox.where('local_id').equals(localId).first()
    if (!row) return
    const { items } = mediaOf(row.content_text)
    const left = items.filter(({ url }) => url !== ref)
    const found = database.outbox.where('local_id').equals(localId)
    if (left.length === 0) await found.delete()
    else await found.modify({ content_text: withItems(row.content_text, left) })
  })
  stopUpload(ref)
}
