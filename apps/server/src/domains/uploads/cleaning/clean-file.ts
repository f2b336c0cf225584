import { fileContentType, type ResourceType } from '@cliffhanger/contract/uploads/schemas.ts'
import { fits, isPicture } from '@cliffhanger/rules/uploads/file-form.ts'
import { refuseField } from '../../../platform/http/refusal.ts'
import type { VideoTools } from '../../media/index.ts'
import { cleanPicture } from './clean-picture.ts'
import { cleanRecording } from './clean-recording.ts'
import type { CleanFile, Source } from './source.ts'

/** Frees a picture or recording of everything but what it shows; a file of any kind stays as it came (S-128). Refuses 4000 for `resource_type` where it is not what it is said to be. */
export async function cleanFile(
  source: Source,
  resourceType: ResourceType,
  tools: VideoTools | undefined,
): Promise<CleanFile> {
  if (resourceType === 'file') return untouched(source)
  const { form } = source
  if (form === undefined || !fits(form, resourceType)) return refuseField('resource_type')
  const clean = isPicture(form)
    ? await cleanPicture(source, form)
    : await cleanRecording({ ...source, form }, resourceType === 'video' ? 'video' : 'audio', tools)
  return clean ?? refuseField('resource_type')
}

const untouched = ({ path }: Source): CleanFile => ({
  path,
  contentType: fileContentType,
  width: 0,
  height: 0,
  durationMs: 0,
  thumbnail: undefined,
})
