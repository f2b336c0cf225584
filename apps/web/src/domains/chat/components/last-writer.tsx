import Check from 'lucide-react/icons/check'
import CheckCheck from 'lucide-react/icons/check-check'
import { useUser } from '../../../platform/session/session.ts'
import { useStored } from '../../../platform/storage/local-database.ts'
import { useTexts } from '../../../platform/texts.ts'
import { memberName } from '../../../shared/people/people.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useSenders } from '../messages/use-senders.ts'
import type { SessionRow } from '../storage/rows.ts'
import styles from './conversation-item.module.css'

/** Who wrote the last message of a conversation: I did, and whether it was read; or somebody of a group. Nothing where that is not known here. */
export const LastWriter = ({ session }: { readonly session: SessionRow }) => {
  const t = useTexts()
  const myId = useUser()?.user_id ?? 0
  const { last_msg_id: messageId, chat_type: chatType, chat_id: targetId, last_sender: told } = session
  const message = useStored((database) => database.messages.get(messageId), [messageId])
  const senderId = message?.sender_id ?? 0
  const isAsked = chatType === 'group' && told === '' && senderId > 0 && senderId !== myId
  const member = useStored(
    async (database) => (isAsked ? database.members.get([targetId, senderId]) : undefined),
    [isAsked, targetId, senderId],
  )
  useSenders(myId, { chatType, targetId }, isAsked ? [{ sender_id: senderId }] : [])
  if (message && senderId === myId) {
    const isRead = message.msg_status === 'read' || (message.seq > 0 && message.seq <= session.peer_read_seq)
    return (
      <>
        <span className={classNames(styles.receipt, isRead && styles.seen)}>
          <Icon of={isRead ? CheckCheck : Check} size={14} label={t(isRead ? 'chat.read' : 'chat.sent')} />
        </span>
        {spaced(t('chat.ownMark'))}
      </>
    )
  }
  const name = told || (isAsked && member ? memberName(member) : '')
  return name === '' ? null : spaced(t('chat.writerMark', { name }))
}

/** What is written by them follows: after a colon as wide as a character there is space enough. */
export const spaced = (mark: string): string => (mark.endsWith('：') ? mark : `${mark} `)
