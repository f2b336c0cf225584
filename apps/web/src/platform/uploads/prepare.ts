import type { ResourceType } from '@cliffhanger/contract/uploads/schemas.ts'
import { blurredPreview, type Drawable, drawJpeg, drawThumbnail } from './draw.ts'
import { downscaledSize, mustDownscale } from './image-size.ts'
import { UnfitFile } from './upload-errors.ts'

/** A file as it is uploaded, with what is known about it. */
export interface PreparedFile {
  readonly content: Blob
  readonly name: string
  readonly contentType: string
  readonly resourceType: ResourceType
  /** Pixels; 0 for sound and where they are not known. */
  readonly width: number
  readonly height: number
  /** Seconds; 0 for pictures. */
  readonly durationSeconds: number
  /** A small picture of it, where this browser made one. */
  readonly thumbnail?: Blob
  /** A blurred preview of a few bytes as base64; '' where there is none. */
  readonly thumbHash: string
}

/** How long a browser may take to open a video before it counts as unreadable. */
const openLimitMs = 20_000
/** How long the picture of a video may take to stand there after it was found. */
const frameLimitMs = 1500
/** The first picture of many videos is black. */
const posterSeconds = 0.5

/** What is looked at or heard where it stands. */
const shownTypes = ['image', 'video', 'audio'] as const satisfies readonly ResourceType[]
type ShownType = (typeof shownTypes)[number]

/** What a file is, by its type; undefined where it is none of the three. */
export const resourceTypeOf = ({ type }: Pick<Blob, 'type'>): ShownType | undefined =>
  shownTypes.find((resourceType) => type.startsWith(`${resourceType}/`))

/** What is known of a file at a glance. */
export type MeasuredFile = Pick<PreparedFile, 'resourceType' | 'width' | 'height' | 'durationSeconds'>

/** Measures a picture or video without reading all of it, so that its place is known before it is prepared. Rejects with
 *  UnfitFile where it is neither, or a picture this browser cannot read. */
export const measureFile = async (file: Blob): Promise<MeasuredFile> => {
  const resourceType = resourceTypeOf(file)
  const address = URL.createObjectURL(file)
  try {
    if (resourceType === 'image') {
      const image = new Image()
      const isThere = heard(image, 'load')
      image.src = address
      await isThere
      return { resourceType, width: image.naturalWidth, height: image.naturalHeight, durationSeconds: 0 }
    }
    if (resourceType !== 'video') throw new UnfitFile('unreadable')
    const video = document.createElement('video')
    const isThere = heard(video, 'loadedmetadata')
    Object.assign(video, { preload: 'metadata', src: address })
    // The other side may be able to play what this browser cannot.
    const isReadable = await isThere.then(
      () => true,
      () => false,
    )
    if (!isReadable) return { resourceType, width: 0, height: 0, durationSeconds: 0 }
    return { resourceType, width: video.videoWidth, height: video.videoHeight, durationSeconds: lengthOf(video) }
  } finally {
    URL.revokeObjectURL(address)
  }
}

const asJpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '') || 'image'}.jpg`

/** Makes a file ready to be uploaded: measures it, downscales a big picture (V-29) and draws a thumbnail. Rejects with
 *  UnfitFile where this browser cannot read it. */
export const prepareFile = (file: Blob, name: string): Promise<PreparedFile> => {
  const resourceType = resourceTypeOf(file)
  switch (resourceType) {
    case 'image':
      return prepareImage(file, name)
    case 'video':
      return prepareVideo(file, name)
    case 'audio':
      return prepareAudio(file, name)
    case undefined:
      throw new UnfitFile('unreadable')
  }
}

/** Opens a picture, upright as its metadata says. */
export const openImage = async (file: Blob): Promise<Drawable & { readonly close: () => void }> => {
  const image = new Image()
  const address = URL.createObjectURL(file)
  image.src = address
  try {
    await image.decode()
  } catch (cause) {
    URL.revokeObjectURL(address)
    throw new UnfitFile('unreadable', cause)
  }
  const { naturalWidth: width, naturalHeight: height } = image
  return { source: image, width, height, close: () => URL.revokeObjectURL(address) }
}

const prepareImage = async (file: Blob, name: string): Promise<PreparedFile> => {
  const image = await openImage(file)
  try {
    const isBig = mustDownscale(file)
    const size = isBig ? downscaledSize(image) : image
    const content = isBig ? await drawJpeg(image, size) : file
    const contentType = isBig ? 'image/jpeg' : file.type
    return {
      content,
      name: isBig ? asJpegName(name) : name,
      contentType,
      resourceType: 'image',
      width: size.width,
      height: size.height,
      durationSeconds: 0,
      // A JPEG has nothing to see through; the server draws the others, which may have.
      ...(contentType === 'image/jpeg' && { thumbnail: await drawThumbnail(image) }),
      thumbHash: blurredPreview(image),
    }
  } finally {
    image.close()
  }
}

/** Resolves with the first of the events; rejects where the file cannot be played or does not open in time. */
const heard = (media: HTMLElement, event: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new UnfitFile('unreadable')), openLimitMs)
    const end = (action: () => void) => () => {
      clearTimeout(timer)
      action()
    }
    media.addEventListener(event, end(resolve), { once: true })
    media.addEventListener(
      'error',
      end(() => reject(new UnfitFile('unreadable'))),
      { once: true },
    )
  })

const lengthOf = ({ duration }: HTMLMediaElement): number =>
  Number.isFinite(duration) ? Math.round(duration * 10) / 10 : 0

/** Resolves once the video has a picture to draw: the first one of a busy browser may come after `seeked`, and until then
 *  drawing it draws nothing. A browser that never tells is waited for in vain for a moment only. */
const framePresented = (video: HTMLVideoElement): Promise<void> =>
  new Promise((resolve) => {
    // Missing in older browsers.
    if (!('requestVideoFrameCallback' in video)) return resolve()
    setTimeout(resolve, frameLimitMs)
    video.requestVideoFrameCallback(() => resolve())
  })

const prepareVideo = async (file: Blob, name: string): Promise<PreparedFile> => {
  const video = document.createElement('video')
  const address = URL.createObjectURL(file)
  const bare = { content: file, name, contentType: file.type, resourceType: 'video', thumbHash: '' } as const
  try {
    const isThere = heard(video, 'loadedmetadata')
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: address })
    await isThere
    const { videoWidth: width, videoHeight: height } = video
    const durationSeconds = lengthOf(video)
    const moved = heard(video, 'seeked')
    const presented = framePresented(video)
    video.currentTime = Math.min(posterSeconds, durationSeconds / 2)
    await moved
    await presented
    const poster = { source: video, width, height }
    const thumbnail = await drawThumbnail(poster)
    return { ...bare, width, height, durationSeconds, thumbnail, thumbHash: blurredPreview(poster) }
  } catch (error) {
    // The other side, or the server, may be able to play what this browser cannot.
    if (error instanceof UnfitFile) return { ...bare, width: 0, height: 0, durationSeconds: 0 }
    throw error
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
}

const prepareAudio = async (file: Blob, name: string): Promise<PreparedFile> => {
  const audio = new Audio()
  const address = URL.createObjectURL(file)
  try {
    const isThere = heard(audio, 'loadedmetadata')
    audio.src = address
    await isThere
    const durationSeconds = lengthOf(audio)
    return {
      content: file,
      name,
      contentType: file.type,
      resourceType: 'audio',
      width: 0,
      height: 0,
      durationSeconds,
      thumbHash: '',
    }
  } finally {
    URL.revokeObjectURL(address)
  }
}
