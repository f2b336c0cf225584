import { toSeconds } from '@cliffhanger/contract/wire.ts'
import type { PicturedItem } from '@cliffhanger/rules/chat/media-content.ts'
import { loadMedia } from '../../../platform/uploads/media-urls.ts'

/** Whether this device hands files to another app; a desktop saves them. */
export const sharesFiles = (): boolean => 'canShare' in navigator && matchMedia('(pointer: coarse)').matches

const endingOf = (key: string): string => /\.\w{1,5}$/.exec(key)?.[0] ?? ''

/** A picture or video as a file that can be handed out; one without a name is called by when it was sent. */
export const pictureFile = async ({ url, name }: PicturedItem, sentMs: number | undefined): Promise<File> => {
  const content = await loadMedia(url)
  const called = name === '' ? `${toSeconds(sentMs ?? 0) || 'picture'}${endingOf(url)}` : name
  return new File([content], called, { type: content.type })
}
