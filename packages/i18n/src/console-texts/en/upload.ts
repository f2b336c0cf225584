import type { SameTexts } from '../../translate.ts'
import type { upload as base } from '../zh-CN/upload.ts'

export const upload = {
  uploads: 'Upload videos',
  hint: 'Each file becomes an episode. The number in its name is used, otherwise files are ordered by name. You can visit other pages, but keep this window open.',
  drop: 'Drop videos here or click to choose files',
  choosePicture: 'Choose picture',
  waiting: 'Waiting',
  uploading: 'Uploading',
  paused: 'Paused',
  attaching: 'Creating episode',
  done: 'Done',
  failed: 'Failed',
  pause: 'Pause',
  resume: 'Resume',
  resumeFailed: 'Retry all failed ({count})',
  skipped: 'Skipped {count} files because their episodes already exist',
  clearDone: 'Clear finished',
  storeRefused: 'the object store rejected it ({code})',
  storeUnreachable: 'lost connection to the object store',
} satisfies SameTexts<typeof base>
