import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import List from 'lucide-react/icons/list'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { goTo } from '../../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { useSettled } from '../../../../ui/actions/use-settled.ts'
import { SearchField } from '../../../../ui/forms/search-field.tsx'
import type { Conversation } from '../../conversations/conversation.ts'
import { historyPath } from '../../history/history-path.ts'
import { useHistory } from '../../history/use-history.ts'
import styles from './chat-search.module.css'

interface ChatSearchProps {
  readonly myId: number
  readonly conversation: Conversation
  /** Shows a message of the chat; absent while it is not there yet. */
  readonly onJump: (messageId: number) => void
  /** The words that are looked for now; '' = none. */
  readonly onWords: (words: string) => void
  readonly onClose: () => void
}

const settleMs = 300

/** Walks through the messages that hold the words, from the newest back. */
const useWalk = ({ myId, conversation, onJump }: ChatSearchProps, words: string) => {
  const isAsked = words !== ''
  const question = { kind: 'worded', keyword: words, endTime: undefined } as const
  const { messages, isReady, pages } = useHistory(myId, conversation, question, isAsked)
  const [shownId, setShownId] = useState(0)
  const led = useRef('')
  const at = messages.findIndex(({ msg_id }) => msg_id === shownId)
  const { hasNextPage, isFetching, isError, fetchNextPage } = pages
  const show = (index: number): void => {
    const message = messages[index]
    if (!message) return
    setShownId(message.msg_id)
    onJump(message.msg_id)
  }
  const showFirst = useEffectEvent(() => show(0))
  const newest = messages[0]?.msg_id
  useEffect(() => {
    if (newest === undefined || led.current === words) return
    led.current = words
    showFirst()
  }, [words, newest])
  useEffect(() => {
    // The next step back finds what comes before.
    if (isAsked && at >= messages.length - 2 && hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [isAsked, at, messages.length, hasNextPage, isFetching, isError, fetchNextPage])
  return {
    at,
    total: messages.length,
    isWhole: !hasNextPage,
    isLooking: isAsked && (!isReady || (messages.length === 0 && pages.isPending)),
    hasOlder: at >= 0 && at < messages.length - 1,
    hasNewer: at > 0,
    toOlder: () => show(at + 1),
    toNewer: () => show(at - 1),
  }
}

/** Takes the place of the bar of a chat while one looks for words in it: which of how many messages is shown, and ways to the others. */
export const ChatSearch = (props: ChatSearchProps) => {
  const { conversation, onWords, onClose } = props
  const t = useTexts()
  const [typed, setTyped] = useState('')
  // The field has the focus as soon as it is drawn.
  const [before] = useState(() => document.activeElement)
  const words = useSettled(typed.trim(), settleMs)
  const walk = useWalk(props, words)
  const mark = useEffectEvent(onWords)
  useEffect(() => mark(words), [words])
  useEffect(() => {
    return () => {
      mark('')
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [before])
  const hearKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onClose()
    } else if (event.key === 'Enter' || event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      if (event.key === 'ArrowDown' || event.shiftKey) walk.toNewer()
      else walk.toOlder()
    }
  }
  return (
    <div className={styles.bar}>
      <div className={styles.field}>
        <SearchField label={t('chat.historySearch')} value={typed} onChange={setTyped} autoFocus onKeyDown={hearKey} />
      </div>
      <output className={styles.place}>{words !== '' && !walk.isLooking && placeOf(walk, t)}</output>
      <div className={styles.ways}>
        <IconButton icon={ChevronUp} label={t('chat.foundBefore')} disabled={!walk.hasOlder} onClick={walk.toOlder} />
        <IconButton icon={ChevronDown} label={t('chat.foundAfter')} disabled={!walk.hasNewer} onClick={walk.toNewer} />
        <IconButton
          icon={List}
          label={t('chat.history')}
          onClick={() =>
            goTo(historyPath(conversation.chatType, 'text'), { target_id: conversation.targetId, seeks: 1, words })
          }
        />
      </div>
      <IconButton icon={X} label={t('media.close')} className={styles.close} onClick={onClose} />
    </div>
  )
}

/** There may be more than is known so far. */
const placeOf = (
  { at, total, isWhole }: Pick<ReturnType<typeof useWalk>, 'at' | 'total' | 'isWhole'>,
  t: ReturnType<typeof useTexts>,
): string =>
  total === 0 ? t('chat.nothingFound') : t('media.place', { number: at + 1, total: isWhole ? total : `${total}+` })
