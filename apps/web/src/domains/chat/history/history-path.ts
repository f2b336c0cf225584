import type { ScreenName } from '@cliffhanger/contract/client-paths.ts'
import type { Conversation } from '../conversations/conversation.ts'
import type { HistoryKind } from './use-history.ts'

const paths = {
  private: {
    text: 'privateTextHistory',
    media: 'privateMediaHistory',
    audio: 'privateAudioHistory',
    mixed: 'privateMixedHistory',
  },
  group: {
    text: 'groupTextHistory',
    media: 'groupMediaHistory',
    audio: 'groupAudioHistory',
    mixed: 'groupMixedHistory',
  },
} as const satisfies Record<Conversation['chatType'], Record<HistoryKind, ScreenName>>

/** Screen of one kind of history. */
export const historyPath = (chatType: Conversation['chatType'], kind: HistoryKind): ScreenName => paths[chatType][kind]
