import type { ChatFolder } from '@cliffhanger/contract/chat/folders.ts'

/** What a folder is called wherever it is shown: its emoji before its name. */
export const folderTitle = ({ emoji, name }: Pick<ChatFolder, 'emoji' | 'name'>): string =>
  emoji === '' ? name : `${emoji} ${name}`
