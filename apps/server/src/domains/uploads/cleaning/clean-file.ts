import type { ResourceType } from '@cliffhanger/contract/uploads/schemas.ts'
import { type FileForm, fits, isPicture } from '@cliffhanger/rules/uploads/file-form.ts'
import { refuseField } from '../../../platform/refusal.ts'
import type { VideoTools } from '../../media/index.ts'
import { cleanPicture } from './clean-picture.ts'
import { cleanRecording } from './clean-recording.ts'

/** A file on its way: bytes at a path, in a folder that goes when the work ends. */
export interface Source {
  readonly path: string
  readonly form: FileForm | undefined
  readonly folder: string
}

/** A file as it is stored: its picture or sound and nothing else. */
export interface CleanFile {
  readonly path: string
  readonly contentType: string
  /** 0 where there is no picture. */
  readonly width: number
  readonly height: number
  /** 0 for pictures, and for recordings nothing on this machine can look into. */
  readonly durationMs: number
  /** WebP, at most `thumbnailSide` on its longer side; undefined for sound. */
  readonly thumbnail: Buffer | undefined
}

/** Frees a file of everything but what it shows. Refuses 4000 for `resource_type` where it is not what it is said to be. */
export async function cleanFile(
  source: Source,
  resourceType: ResourceType,
  tools: VideoTools | undefined,
): Promise<CleanFile> {
  const { form } = source
  if (form === undefined || !fits(form, resourceType)) return refuseField('resource_type')
  const clean = isPicture(form)
    ? await cleanPicture(source, form)
    : await cleanRecording({ ...source, form }, resourceType === 'video' ? 'video' : 'audio', tools)
  return clean ?? refuseField('resource_type')
}
