import type { Translate } from '../../../platform/texts.ts'

/** One line of a message in the language of the device: its kind where it is no text, then its words (`lineOf`). */
export const describeLine = (messageType: string, words: string, t: Translate): string => {
  const kind = kindOf(messageType, t)
  return [kind, words].filter((part) => part !== '').join(' ')
}

const kindOf = (messageType: string, t: Translate): string => {
  switch (messageType) {
    case 'image':
      return t('chat.kindImage')
    case 'video':
      return t('chat.kindVideo')
    case 'audio':
      return t('chat.kindAudio')
    case 'mixed':
      return t('chat.kindMixed')
    case 'b_c':
      return t('chat.kindCard')
    case 'r_p':
      return t('chat.kindTransfer')
    default:
      return ''
  }
}
