import ArrowDown from 'lucide-react/icons/arrow-down'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { VList, type VListHandle } from 'virtua'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { Bubble as BubbleRow, ChatRow } from '../chat-rows.ts'
import { daysBack } from '../time-ago.ts'
import { useNow } from '../use-now.ts'
import { Bubble } from './bubble.tsx'
import styles from './message-list.module.css'

/** How near to the newest message counts as being there, and how near to the oldest one asks for more. */
const bottomPx = 80
const topPx = 600

interface MessageListProps {
  readonly rows: readonly ChatRow[]
  readonly hasOlder: boolean
  readonly onOlder: () => void
  readonly onOpen: (row: BubbleRow) => void
  readonly onResend: (row: BubbleRow) => void
}

const isIncoming = (row: ChatRow): boolean => row.kind === 'bubble' && !row.isMine
const firstBubbleKey = (rows: readonly ChatRow[]): string | undefined => rows.find(({ kind }) => kind === 'bubble')?.key

/** The rows of a chat. Opens at the first new message, keeps its place when older ones come, and follows new ones only
 *  where the reader is at the end. */
export const MessageList = ({ rows, hasOlder, onOlder, onOpen, onResend }: MessageListProps) => {
  const t = useTexts()
  const nowMs = useNow()
  const list = useRef<VListHandle>(null)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const [seenKey, setSeenKey] = useState(rows.at(-1)?.key)
  const drawn = useRef({ first: firstBubbleKey(rows), last: rows.at(-1)?.key })
  const last = rows.at(-1)
  const first = firstBubbleKey(rows)
  const isPrepending = drawn.current.first !== first && drawn.current.last === last?.key
  const seenIndex = rows.findIndex(({ key }) => key === seenKey)
  const unseen = isAtEnd ? 0 : rows.slice(seenIndex + 1).filter(isIncoming).length

  useLayoutEffect(() => {
    const start = rows.findIndex(({ kind }) => kind === 'new')
    if (start >= 0) list.current?.scrollToIndex(start, { align: 'start' })
    else list.current?.scrollToIndex(rows.length - 1, { align: 'end' })
    // The place is chosen once, when the chat opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const isOwnNew = last?.kind === 'bubble' && last.isMine
  useEffect(() => {
    const hasNew = drawn.current.last !== last?.key
    drawn.current = { first, last: last?.key }
    if (hasNew && (isAtEnd || isOwnNew)) list.current?.scrollToIndex(rows.length - 1, { align: 'end' })
  }, [rows.length, first, last?.key, isAtEnd, isOwnNew])

  const toEnd = (): void => list.current?.scrollToIndex(rows.length - 1, { align: 'end' })

  const follow = (offset: number): void => {
    const { scrollSize = 0, viewportSize = 0 } = list.current ?? {}
    const isNowAtEnd = scrollSize - viewportSize - offset < bottomPx
    setIsAtEnd(isNowAtEnd)
    if (isNowAtEnd || isAtEnd) setSeenKey(last?.key)
    if (offset < topPx && hasOlder) onOlder()
  }

  return (
    <>
      <VList
        ref={list}
        className={styles.list}
        shift={isPrepending}
        onScroll={follow}
        onResize={() => isAtEnd && toEnd()}
      >
        {rows.map((row) => (
          <div key={row.key}>
            {row.kind === 'bubble' ? (
              <Bubble row={row} onOpen={() => onOpen(row)} onResend={() => onResend(row)} />
            ) : (
              <Line row={row} nowMs={nowMs} />
            )}
          </div>
        ))}
      </VList>
      {!isAtEnd && (
        <button type="button" className={styles.toEnd} aria-label={t('chat.toNewest')} onClick={toEnd}>
          <Icon of={ArrowDown} size={22} />
          <span className={styles.unseen}>
            <Badge count={unseen} />
          </span>
        </button>
      )}
    </>
  )
}

interface LineProps {
  readonly row: Exclude<ChatRow, BubbleRow>
  readonly nowMs: number
}

const Line = ({ row, nowMs }: LineProps) => {
  const t = useTexts()
  const language = useLanguage()
  if (row.kind === 'new') return <p className={styles.new}>{t('chat.newMessages')}</p>
  if (row.kind === 'notice') {
    return <p className={styles.notice}>{row.action === 'friends' ? t('chat.friendsNotice') : row.text}</p>
  }
  const days = daysBack(row.ms, nowMs)
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(row.ms)
  return (
    <p className={styles.day}>
      <span>{days === 0 ? t('chat.today') : days === 1 ? t('chat.yesterday') : date}</span>
    </p>
  )
}
