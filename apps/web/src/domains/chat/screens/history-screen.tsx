import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { localDay } from '@cliffhanger/i18n/format/relative.ts'
import { bodyOf } from '@cliffhanger/rules/chat/preview.ts'
import { useMemo, useState } from 'react'
import { relaunch, useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useUser } from '../../../platform/session/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useSettled } from '../../../ui/actions/use-settled.ts'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { MissingState } from '../../../ui/feedback/missing-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { InfiniteScroll } from '../../../ui/lists/infinite-scroll.tsx'
import { EmojiProvider } from '../components/emoji-provider.tsx'
import { HistoryGrid } from '../components/history-grid.tsx'
import { HistoryRow } from '../components/history-row.tsx'
import { type Conversation, conversationWith } from '../conversations/conversation.ts'
import { useNow } from '../conversations/use-now.ts'
import { historyPath } from '../history/history-path.ts'
import { MarkedWords } from '../history/marked-words.ts'
import { SenderFilter } from '../history/sender-filter.tsx'
import { type HistoryKind, historyKinds, useHistory } from '../history/use-history.ts'
import { idIn } from '../messages/id-in.ts'
import { useSenders } from '../messages/use-senders.ts'
import styles from './history-screen.module.css'

const settleMs = 300

interface HistoryScreenProps {
  readonly chatType: Conversation['chatType']
  readonly kind: HistoryKind
}

/** What one kind of message of a chat said or showed; `target_id` names the chat. */
const HistoryScreen = ({ chatType, kind }: HistoryScreenProps) => {
  const t = useTexts()
  const user = useUser()
  const query = useScreenQuery()
  const targetId = idIn(query, 'target_id')
  const senderId = idIn(query, 'sender_id')
  if (!user || targetId === 0) return <MissingState title={t('shell.notFound')} list="chats" />
  const place = { chatType, kind, targetId, startSenderId: senderId }
  const seeks = query.get('seeks') === '1'
  return <HistoryPage key={kind} myId={user.user_id} seeks={seeks} startWords={query.get('words') ?? ''} {...place} />
}

/** Last second of the day chosen. */
const endOf = (day: string): number | undefined => {
  const ms = new Date(`${day}T23:59:59`).getTime()
  return day === '' || Number.isNaN(ms) ? undefined : toSeconds(ms)
}

interface HistoryPageProps extends HistoryScreenProps {
  readonly myId: number
  readonly targetId: number
  /** Whose messages were looked for on the page of another kind; 0: everybody's. */
  readonly startSenderId: number
  /** One came to look for something: the field has the focus. */
  readonly seeks: boolean
  /** What was looked for in the chat itself. */
  readonly startWords: string
}

const HistoryPage = ({ myId, chatType, kind, targetId, startSenderId, seeks, startWords }: HistoryPageProps) => {
  const t = useTexts()
  const goBack = useGoBack('chats')
  const [search, setSearch] = useState(startWords)
  const [day, setDay] = useState('')
  const [senderId, setSenderId] = useState(startSenderId)
  const nowMs = useNow()
  const keyword = useSettled(search.trim(), settleMs)
  const conversation = useMemo(() => conversationWith(myId, { chatType, targetId }), [myId, chatType, targetId])
  const question = { kind, keyword, endTime: endOf(day), senderId: senderId || undefined }
  const { messages, isReady, pages } = useHistory(myId, conversation, question)
  useSenders(myId, conversation, messages)
  const labels: Readonly<Record<HistoryKind, string>> = {
    text: t('chat.historyText'),
    media: t('chat.historyMedia'),
    audio: t('chat.historyAudio'),
    mixed: t('chat.historyMixed'),
  }
  const isLooking = !isReady || (messages.length === 0 && pages.isPending)
  return (
    <Screen
      width="wide"
      top={
        <>
          <NavBar title={t('chat.history')} onBack={goBack} />
          <Tabs
            label={t('chat.history')}
            tabs={historyKinds.map((value) => ({ value, label: labels[value] }))}
            value={kind}
            onChange={(value) =>
              relaunch(historyPath(chatType, value), { target_id: targetId, sender_id: senderId || undefined })
            }
            fill
          />
          <div className={styles.finders}>
            {(kind === 'text' || kind === 'mixed') && (
              <SearchField label={t('chat.historySearch')} value={search} onChange={setSearch} autoFocus={seeks} />
            )}
            <div className={styles.narrower}>
              {chatType === 'group' && <SenderFilter groupId={targetId} senderId={senderId} onChange={setSenderId} />}
              <label className={styles.day}>
                <span>{t('chat.untilDate')}</span>
                <input type="date" value={day} max={localDay(nowMs)} onChange={({ target }) => setDay(target.value)} />
              </label>
            </div>
          </div>
        </>
      }
    >
      {isLooking && <SkeletonRows />}
      {pages.error && messages.length === 0 && <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />}
      {!isLooking && !pages.error && messages.length === 0 && (
        <EmptyList drawing="magnifier" title={t('chat.nothingFound')} />
      )}
      {messages.length > 0 && (
        <EmojiProvider>
          <MarkedWords value={keyword}>
            <Found
              kind={kind}
              conversation={conversation}
              messages={messages}
              isWhole={pages.isSuccess && !pages.hasNextPage}
            />
          </MarkedWords>
          <InfiniteScroll
            hasMore={pages.hasNextPage || pages.isPending}
            isLoading={pages.isFetching}
            hasFailed={pages.isError}
            onMore={() => void pages.fetchNextPage()}
          />
        </EmojiProvider>
      )}
    </Screen>
  )
}

interface FoundProps {
  readonly kind: HistoryKind
  readonly conversation: Conversation
  readonly messages: readonly Message[]
  readonly isWhole: boolean
}

const Found = ({ kind, conversation, messages, isWhole }: FoundProps) =>
  kind === 'media' ? (
    <HistoryGrid conversation={conversation} messages={messages} isWhole={isWhole} />
  ) : (
    messages.map((message) => (
      <HistoryRow key={message.msg_id} conversation={conversation} message={message} body={bodyOf(message)} />
    ))
  )

const screenOf = (chatType: Conversation['chatType'], kind: HistoryKind) => () => (
  <HistoryScreen chatType={chatType} kind={kind} />
)

export const PrivateTextHistoryScreen = screenOf('private', 'text')
export const PrivateMediaHistoryScreen = screenOf('private', 'media')
export const PrivateAudioHistoryScreen = screenOf('private', 'audio')
export const PrivateMixedHistoryScreen = screenOf('private', 'mixed')
export const GroupTextHistoryScreen = screenOf('group', 'text')
export const GroupMediaHistoryScreen = screenOf('group', 'media')
export const GroupAudioHistoryScreen = screenOf('group', 'audio')
export const GroupMixedHistoryScreen = screenOf('group', 'mixed')
