import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { formatCount } from '@cliffhanger/i18n/format/numbers.ts'
import type { Poll } from '@cliffhanger/rules/chat/polls.ts'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { InfiniteScroll } from '../../../ui/lists/infinite-scroll.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { PersonRow } from '../../../ui/people/person-row.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import type { Conversation } from '../conversations/conversation.ts'
import type { Bubble } from '../messages/chat-rows.ts'
import styles from './voters-sheet.module.css'

interface VotersSheetProps {
  readonly conversation: Conversation
  readonly row: Bubble
  readonly onClose: () => void
}

/** Who voted for what, option by option. */
export const VotersSheet = ({ conversation, row, onClose }: VotersSheetProps) => {
  const t = useTexts()
  const language = useLanguage()
  if (row.body.kind !== 'poll') return null
  const { poll, question } = row.body
  return (
    <Sheet isOpen onClose={onClose} title={t('chat.pollResults')}>
      <p className={styles.question}>{question}</p>
      {poll.options.map((text, option) => {
        const total = row.poll?.totals?.[option] ?? 0
        return (
          // oxlint-disable-next-line react/no-array-index-key -- options may say the same and never move
          <section key={option} aria-label={text}>
            <h3 className={styles.option}>
              <span>{text}</span>
              <span className={styles.total}>
                {t('chat.pollVotes', { count: total, shown: formatCount(total, language) })}
              </span>
            </h3>
            {total > 0 && <Voters conversation={conversation} messageId={row.msgId} option={option} poll={poll} />}
          </section>
        )
      })}
    </Sheet>
  )
}

interface VotersProps {
  readonly conversation: Conversation
  readonly messageId: number
  readonly option: number
  readonly poll: Poll
}

const Voters = ({ conversation, messageId, option }: VotersProps) => {
  const filter = { chat_type: conversation.chatType, target_id: conversation.targetId, msg_id: messageId, option }
  const { query, list, scroll } = usePagedCall(chatCalls.listPollVoters, filter, ({ user_id }) => user_id)
  if (query.error && list.length === 0) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (query.isPending) return <SkeletonRows rows={1} />
  return (
    <div className={styles.voters}>
      {list.map(({ user_id, nick_name, avatar_url }) => (
        <PersonRow key={user_id} before={<Avatar name={nick_name} url={avatar_url} size={40} />} name={nick_name} />
      ))}
      {scroll.hasMore && <InfiniteScroll {...scroll} />}
    </div>
  )
}
