import { wordsAround } from '@cliffhanger/rules/chat/drama-link.ts'
import { kindAndWords } from '@cliffhanger/rules/chat/kind-and-words.ts'
import type { Translate } from '../../../platform/texts.ts'
import { ownDramaLink, ownJoinLink, withoutDramaLink } from '../dramas/own-drama-link.ts'

/** One line of a message in the language of the device: its kind where it is no text, then its words (`lineOf`). What is said with
 *  pictures, or the name of a file, stands alone; a link to a drama is one, a link to a group an invitation. */
export const describeLine = (messageType: string, words: string, t: Translate): string => {
  if (messageType === 'text') return describeText(words, t)
  // One picture with a caption is no album: the caption says more.
  return messageType === 'mixed' && words !== '' ? words : kindAndWords(kindOf(messageType, t), words)
}

const describeText = (words: string, t: Translate): string => {
  if (ownDramaLink(words)) return kindAndWords(t('chat.kindDrama'), withoutDramaLink(words))
  const invitation = ownJoinLink(words)
  return invitation ? kindAndWords(t('chat.kindInvitation'), wordsAround(words, invitation)) : words
}

const kindOf = (messageType: string, t: Translate): string => {
  switch (messageType) {
    case 'image':
      return t('chat.kindImage')
    case 'video':
      return t('chat.kindVideo')
    case 'loop':
      return t('chat.kindLoop')
    case 'audio':
      return t('chat.kindAudio')
    case 'mixed':
      return t('chat.kindMixed')
    case 'b_c':
      return t('chat.kindCard')
    case 'poll':
      return t('chat.kindPoll')
    case 'sticker':
      return t('stickers.kind')
    case 'r_p':
      return t('chat.kindTransfer')
    default:
      return ''
  }
}
