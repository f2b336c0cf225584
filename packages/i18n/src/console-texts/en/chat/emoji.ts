import type { SameTexts } from '../../../translate.ts'
import type { emoji as base } from '../../zh-CN/chat/emoji.ts'

export const emoji = {
  emoji: 'Emoji',
  search: 'Name',
  picture: 'Picture',
  name: 'Name',
  nameHint: '1 to 20 characters in brackets, such as [smile]',
  nameFormat: 'Use brackets, such as [smile]',
  pictureHint: 'Resized to 128 pixels',
  add: 'Add emoji',
  edit: 'Edit emoji',
  renameHint: 'Messages with the old name show it as text.',
  removeTitle: 'Remove {name}',
  removeHint: 'Messages with it show its name as text.',
} satisfies SameTexts<typeof base>
