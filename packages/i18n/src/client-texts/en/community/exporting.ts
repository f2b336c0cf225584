import type { SameTexts } from '../../../translate.ts'
import type { exporting as base } from '../../zh-CN/community/exporting.ts'

export const exporting = {
  title: 'Export chat',
  intro:
    'Saves this chat as a ZIP file, with pages that open in any browser and the same messages as data. It includes everything you can see in the chat right now.',
  withFiles: 'Photos, videos, and files',
  withFilesHint: 'Includes voice messages. The export can get large.',
  underWay: 'Exporting…',
  stay: 'Stay on this page until it finishes.',
  messages: { one: '{shown} message', other: '{shown} messages' },
  files: { one: '{shown} file', other: '{shown} files' },
  missing: { one: "{shown} file couldn't be saved.", other: "{shown} files couldn't be saved." },
  cancel: 'Cancel export',
  done: 'Chat exported',
  again: 'Export again',
  exportedAt: 'Exported {time}',
  before: 'Previous page',
  after: 'Next page',
  earlier: 'Reply to an earlier message',
  formerMember: 'Former member',
  leftOut: 'not included in this export',
} satisfies SameTexts<typeof base>
