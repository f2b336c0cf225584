import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { formatListMoment } from '@cliffhanger/i18n/format/relative.ts'
import { lineKindOf, lineOf } from '@cliffhanger/rules/chat/preview.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser } from '../../../platform/session/session.ts'
import { useStored } from '../../../platform/storage/local-database.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { PersonRow } from '../../../ui/people/person-row.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { conversationOf } from '../conversations/conversation.ts'
import { describeLine } from '../conversations/describe-line.ts'
import { searchHere, searchThere } from '../conversations/search-chats.ts'
import { useNow } from '../conversations/use-now.ts'
import { MarkedWords } from '../history/marked-words.ts'
import { chatAddress, chatLink } from '../messages/chat-link.ts'
import type { SessionRow } from '../storage/rows.ts'
import { MarkedText } from './bubble/marked-text.tsx'
import styles from './search-results.module.css'

interface SearchResultsProps {
  readonly keyword: string
  /** What stands in the field: the keyword follows when typing rests, but the server is asked for what one sees. */
  readonly typed: string
}

/** Chats and messages that hold what is searched: those of this device at once, those of the server on demand. */
export const SearchResults = ({ keyword, typed }: SearchResultsProps) => {
  const t = useTexts()
  const [requestedThere, setRequestedThere] = useState('')
  const here = useStored((database) => searchHere(database, keyword), [keyword])
  const there = useQuery({
    queryKey: ['chat-search', typed],
    queryFn: () => searchThere(typed),
    enabled: requestedThere === typed,
  })
  if (!here) return <SkeletonRows />
  const known = new Set(here.messages.map(({ msg_id }) => msg_id))
  const further = (there.data ?? []).filter(({ msg_id }) => !known.has(msg_id))
  const messages = [...here.messages, ...further]
  return (
    <div className={styles.results}>
      {/* Above what is found, which grows and shrinks while one types: the button must not move under a finger. */}
      <div className={styles.there}>
        {there.data ? (
          <p className={styles.end}>{t(further.length === 0 ? 'chat.nothingOnServer' : 'chat.searchedOnServer')}</p>
        ) : (
          !there.error && (
            <Button kind="quiet" size="small" busy={there.isFetching} onClick={() => setRequestedThere(typed)}>
              {t('chat.searchOnServer')}
            </Button>
          )
        )}
      </div>
      {there.error && <ErrorState error={there.error} onRetry={() => void there.refetch()} />}
      {here.sessions.length === 0 && messages.length === 0 && !there.isFetching && (
        <EmptyList drawing="magnifier" title={t('chat.nothingFound')} />
      )}
      {here.sessions.length > 0 && (
        <section aria-label={t('chat.chatsFound')}>
          <h2 className={styles.heading}>{t('chat.chatsFound')}</h2>
          {here.sessions.map((conversation) => (
            <ConversationFound key={conversation.conversation_id} session={conversation} />
          ))}
        </section>
      )}
      {messages.length > 0 && (
        <section aria-label={t('chat.messagesFound')}>
          <h2 className={styles.heading}>{t('chat.messagesFound')}</h2>
          {messages.map((message) => (
            <MessageFound key={message.msg_id} message={message} keyword={keyword} />
          ))}
        </section>
      )}
    </div>
  )
}

const ConversationFound = ({ session }: { readonly session: SessionRow }) => {
  const name = session.chat_name || session.nick_name
  return (
    <PersonRow
      before={<Avatar name={name} url={session.chat_face} urls={session.chat_faces} size={40} />}
      name={name}
      href={chatLink(session)}
    />
  )
}

/** Characters of a message around what was looked for: as much as a line holds. */
const excerptMax = 34

/** The part of a line that holds the keyword. */
const excerpt = (line: string, keyword: string): string => {
  const at = Math.max(0, line.toLowerCase().indexOf(keyword.toLowerCase()) - excerptMax / 3)
  const from = at + keyword.length > excerptMax ? Math.floor(at) : 0
  const part = line.slice(from, from + excerptMax)
  return `${from > 0 ? '…' : ''}${part}${from + excerptMax < line.length ? '…' : ''}`
}

/** A message with its chat; a tap opens the chat there. */
const MessageFound = ({ message, keyword }: { readonly message: Message; readonly keyword: string }) => {
  const t = useTexts()
  const language = useLanguage()
  const nowMs = useNow()
  const myId = useUser()?.user_id ?? 0
  const { conversation_id, msg_id, create_time } = message
  const chat = useStored((database) => database.sessions.get(conversation_id), [conversation_id])
  const conversation = conversationOf(conversation_id, myId)
  if (!conversation) return null
  const name = chat ? chat.chat_name || chat.nick_name : ''
  return (
    <PersonRow
      before={<Avatar name={name} url={chat?.chat_face} urls={chat?.chat_faces} size={40} />}
      name={name}
      line={
        <MarkedWords value={keyword}>
          <MarkedText text={excerpt(describeLine(lineKindOf(message), lineOf(message), t), keyword)} />
        </MarkedWords>
      }
      href={`#${chatAddress(conversation, msg_id)}`}
    >
      <time className={styles.time}>{formatListMoment(create_time * 1000, nowMs, language)}</time>
    </PersonRow>
  )
}
