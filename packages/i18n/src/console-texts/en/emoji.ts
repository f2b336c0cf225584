import type { SameTexts } from '../../translate.ts'
import type { emoji as base } from '../zh-CN/emoji.ts'

export const emoji = {
  emoji: 'Emoji',
  search: 'Name',
  picture: 'Picture',
  name: 'Name',
  nameHint: '1 to 20 characters in brackets, such as [smile]',
  nameFormat: 'Use brackets, such as [smile]',
  pictureHint: 'Made 128 pixels large',
  add: 'Add an emoji',
  edit: 'Edit an emoji',
  renameHint: 'Messages that hold the old name show it as words.',
  removeTitle: 'Remove {name}',
  removeHint: 'Messages that hold it show its name as words.',
  up: 'Move up',
  down: 'Move down',
  first: 'Move to the front',
} satisfies SameTexts<typeof base>
