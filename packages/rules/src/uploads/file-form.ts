import type { ResourceType } from '@cliffhanger/contract/uploads/schemas.ts'

/** Forms of files we take, by what their bytes begin with; the names of recordings are those of ffmpeg's demuxers. */
export type PictureForm = 'jpeg' | 'png' | 'webp' | 'gif'
export type RecordingForm = 'mov' | 'matroska' | 'ogg' | 'mp3' | 'wav' | 'aac'
export type FileForm = PictureForm | RecordingForm

const pictureForms: ReadonlySet<string> = new Set<PictureForm>(['jpeg', 'png', 'webp', 'gif'])

export const isPicture = (form: FileForm): form is PictureForm => pictureForms.has(form)

/** How much of a file `formOf` looks at. */
export const formBytes = 16

/** The form of a file by its first bytes; undefined for everything we do not take: pages, scripts, drawings, archives. */
export function formOf(head: Uint8Array): FileForm | undefined {
  const starts = (...bytes: readonly number[]) => bytes.every((byte, at) => head[at] === byte)
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to))
  if (starts(0xff, 0xd8, 0xff)) return 'jpeg'
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif'
  if (text(0, 4) === 'RIFF') return { WEBP: 'webp', WAVE: 'wav' }[text(8, 12)] as FileForm | undefined
  if (text(4, 8) === 'ftyp') return 'mov'
  if (starts(0x1a, 0x45, 0xdf, 0xa3)) return 'matroska'
  if (text(0, 4) === 'OggS') return 'ogg'
  if (text(0, 3) === 'ID3') return 'mp3'
  if (head[0] !== 0xff) return undefined
  if ([0xf1, 0xf9].includes(head[1] ?? 0)) return 'aac'
  return [0xfb, 0xfa, 0xf3, 0xf2].includes(head[1] ?? 0) ? 'mp3' : undefined
}

const formsOf: Readonly<Record<Exclude<ResourceType, 'file'>, ReadonlySet<FileForm>>> = {
  image: new Set(['jpeg', 'png', 'webp', 'gif']),
  video: new Set(['mov', 'matroska']),
  audio: new Set(['mov', 'matroska', 'ogg', 'mp3', 'wav', 'aac']),
}

/** Whether a file of this form may be what it is said to be. */
export const fits = (form: FileForm, resourceType: Exclude<ResourceType, 'file'>): boolean =>
  formsOf[resourceType].has(form)

/** Pixels of a picture, or of all pictures of an animation, beyond which nobody's phone could show it. */
export const maxPixels = 50_000_000
