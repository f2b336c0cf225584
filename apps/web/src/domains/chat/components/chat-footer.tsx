import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import type { ComponentProps } from 'react'
import { hrefTo } from '../../../platform/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { privateConversation } from '../conversation.ts'
import type { Chat } from '../use-chat.ts'
import styles from './chat-footer.module.css'
import { Composer } from './composer.tsx'

interface ChatFooterProps extends Pick<ComponentProps<typeof Composer>, 'reply' | 'onCancelReply' | 'onSend'> {
  readonly chat: Chat
  readonly myId: number
  readonly peerId: number
}

/** The composer, or the reason why nothing can be written. */
export const ChatFooter = ({ chat, myId, peerId, ...composer }: ChatFooterProps) => {
  const t = useTexts()
  const refusal = chat.outbox.at(-1)?.refusal_code
  if (chat.isReady && !chat.isFriend) {
    return (
      <footer className={styles.closed}>
        <p>{t('chat.notFriends')}</p>
        <a className={styles.act} href={hrefTo('requestFriend', { user_id: peerId })}>
          {t('chat.addFriend')}
        </a>
      </footer>
    )
  }
  if (refusal === refusalCodes.blacklisted) {
    return (
      <footer className={styles.closed}>
        <p>{t('chat.blacklisted')}</p>
      </footer>
    )
  }
  return <Composer conversation={privateConversation(myId, peerId)} {...composer} />
}
