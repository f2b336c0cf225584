import type { SameTexts } from '../../translate.ts'
import type { upload as base } from '../zh-CN/upload.ts'

export const upload = {
  uploads: 'Upload videos',
  hint: 'Each file becomes an episode, of the number in its name, or in the order of the names where there are none. You may look at other pages meanwhile, but keep the window open.',
  drop: 'Drop videos here, or click to choose files',
  choosePicture: 'Choose a picture',
  waiting: 'Waiting',
  uploading: 'Uploading',
  paused: 'Paused',
  attaching: 'Making the episode',
  done: 'Done',
  failed: 'Failed',
  pause: 'Pause',
  resume: 'Resume',
  resumeFailed: 'Try all failed again ({count})',
  skipped: 'Skipped {count} files: their episodes are there already',
  clearDone: 'Clear finished',
  storeRefused: 'the object store refused ({code})',
  storeUnreachable: 'the connection to the object store broke',
  needsHttps: 'uploading needs the console to be opened by HTTPS or on localhost',
} satisfies SameTexts<typeof base>
