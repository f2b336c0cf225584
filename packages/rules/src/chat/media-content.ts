import {
  audioItem,
  fileItem,
  imageItem,
  loopMaxSeconds,
  mediaItemsMax,
  videoItem,
} from '@cliffhanger/contract/chat/media-items.ts'
import { contentTextLimit, type MessageType, textItem } from '@cliffhanger/contract/chat/schemas.ts'
import type * as z from 'zod/mini'

/** Kinds of messages that hold files. */
export type MediaMessageType = Extract<MessageType, 'image' | 'video' | 'audio' | 'mixed'>

export type ImageItem = { readonly kind: 'image' } & Readonly<z.output<typeof imageItem>['image']>
export type VideoItem = { readonly kind: 'video' } & Readonly<z.output<typeof videoItem>['video']>
export type AudioItem = { readonly kind: 'audio' } & Readonly<z.output<typeof audioItem>['audio']>
export type FileItem = { readonly kind: 'file' } & Readonly<z.output<typeof fileItem>['file']>

/** One file of a message. */
export type MediaItem = ImageItem | VideoItem | AudioItem | FileItem

/** What is looked at. */
export type PicturedItem = ImageItem | VideoItem

export const isPictured = (item: MediaItem): item is PicturedItem => item.kind === 'image' || item.kind === 'video'

/** A film that plays by itself, over and over and without sound (S-151). */
export const isLoop = (item: MediaItem): boolean => item.kind === 'video' && item.loop === 1

/** Whether a film of so many seconds may be one; 0: nobody knows. The parts of its last second are not counted. */
export const mayLoop = (seconds: number): boolean => seconds > 0 && Math.floor(seconds) <= loopMaxSeconds

/** What a message with files says. */
export interface MediaContent {
  readonly text: string
  readonly items: readonly MediaItem[]
}

const itemOf = (value: unknown): MediaItem | undefined => {
  const image = imageItem.safeParse(value)
  if (image.success) return { kind: 'image', ...image.data.image }
  const video = videoItem.safeParse(value)
  if (video.success) return { kind: 'video', ...video.data.video }
  const audio = audioItem.safeParse(value)
  if (audio.success) return { kind: 'audio', ...audio.data.audio }
  const file = fileItem.safeParse(value)
  return file.success ? { kind: 'file', ...file.data.file } : undefined
}

const listOf = (contentText: string): readonly unknown[] => {
  try {
    const parsed: unknown = JSON.parse(contentText)
    return Array.isArray(parsed) ? parsed : []
  } catch {
    return []
  }
}

/** Reads a content_text; what cannot be read is left out. */
export const mediaOf = (contentText: string): MediaContent => {
  const [first, ...rest] = listOf(contentText)
  const text = textItem.safeParse(first)
  return {
    text: text.success ? text.data.text.content : '',
    items: rest.map(itemOf).filter((item) => item !== undefined),
  }
}

const writtenItem = ({ kind, ...fields }: MediaItem) => ({ [kind]: fields })

/** The one way to write the content of a message with files: the text first, which may be empty. */
export const mediaContent = ({ text, items }: MediaContent): string =>
  JSON.stringify([{ text: { content: text } }, ...items.map(writtenItem)])

/** The content of a message with other files: what stands with them stays. */
export const withItems = (contentText: string, items: readonly MediaItem[]): string => {
  const [text, ...rest] = listOf(contentText)
  const besides = rest.filter((item) => itemOf(item) === undefined)
  return JSON.stringify([text, ...items.map(writtenItem), ...besides])
}

/** The kind of a message made of these: one file without a word is of the file's kind, anything else is mixed. */
export const mediaTypeOf = ({ text, items }: MediaContent): MediaMessageType => {
  const [only] = items
  return only && only.kind !== 'file' && items.length === 1 && text.trim() === '' ? only.kind : 'mixed'
}

/** Whether a message of this kind may hold this: one picture or recording and no text, or, mixed, 1 to 9 pictures and videos (V-38) or one
 *  file of any kind (S-128). A loop stands alone: in an album it is a film like any other (S-151). */
const fits = (type: MediaMessageType, { text, items }: MediaContent): boolean => {
  if (items.length > 1 && items.some(isLoop)) return false
  return type === 'mixed'
    ? items.length <= mediaItemsMax && (items.every(isPictured) || (items.length === 1 && items[0]?.kind === 'file'))
    : items.length === 1 && items[0]?.kind === type && text === ''
}

/** Content of a message with files as it is stored; undefined where it is anything else than its kind allows. What a client
 *  adds besides is dropped. */
export const canonicalMedia = (type: MediaMessageType, contentText: string): string | undefined => {
  const list = listOf(contentText)
  const content = mediaOf(contentText)
  const isWhole = textItem.safeParse(list[0]).success && content.items.length === list.length - 1
  if (!isWhole || content.items.length === 0 || !fits(type, content)) return undefined
  const canonical = mediaContent(content)
  return canonical.length <= contentTextLimit ? canonical : undefined
}

/** Keys of every file a message shows, thumbnails among them. */
export const mediaKeysOf = ({ items }: MediaContent): string[] =>
  items
    .flatMap((item) => (isPictured(item) ? [item.url, item.thumb_url] : [item.url]))
    .filter((fileKey) => fileKey !== '')

/** How the upload of one item ended: the item as it is sent, or undefined where it failed. */
export type UploadedItem = MediaItem | undefined

/** S-44: a message keeps only the items whose upload succeeded; undefined where none did, which makes it failed. */
export const retainUploaded = (uploaded: readonly UploadedItem[]): readonly MediaItem[] | undefined => {
  const items = uploaded.filter((item) => item !== undefined)
  return items.length > 0 ? items : undefined
}
