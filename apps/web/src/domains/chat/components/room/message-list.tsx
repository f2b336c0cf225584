import ArrowDown from 'lucide-react/icons/arrow-down'
import AtSign from 'lucide-react/icons/at-sign'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { VList, type VListHandle } from 'virtua'
import { useTexts } from '../../../../platform/texts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { Badge } from '../../../../ui/people/badge.tsx'
import type { Conversation } from '../../conversations/conversation.ts'
import type { Direction } from '../../conversations/use-chat.ts'
import { useNow } from '../../conversations/use-now.ts'
import { type ChatRow, rowIndexOf } from '../../messages/chat-rows.ts'
import { Bubble, type BubbleActions } from '../bubble/bubble.tsx'
import { ChatLine } from './chat-line.tsx'
import styles from './message-list.module.css'

/** How near to the newest message counts as being there, and how near to an end asks for more. */
const bottomPx = 80
const edgePx = 600

/** The message to scroll to; each new `time` scrolls again. */
export interface Jump {
  readonly messageId: number
  readonly time: number
}

interface MessageListProps {
  readonly rows: readonly ChatRow[]
  readonly hasOlder: boolean
  readonly hasNewer: boolean
  readonly myId: number
  readonly conversation: Conversation
  readonly actions: BubbleActions
  readonly jump: Jump | undefined
  /** Messages that are being chosen; undefined while none are. */
  readonly chosen: ReadonlySet<number> | undefined
  /** Unread messages that mention me. */
  readonly mentionIds: readonly number[]
  readonly onMove: (direction: Direction) => void
  readonly onToEnd: () => void
  /** The reader stopped scrolling: messages far from the visible ones may be dropped. */
  readonly onRest: (readerIsAt: 'oldest' | 'newest') => void
}

const isIncoming = (row: ChatRow): boolean => row.kind === 'bubble' && !row.isMine
const firstBubbleKey = (rows: readonly ChatRow[]): string | undefined => rows.find(({ kind }) => kind === 'bubble')?.key

/** The rows of a chat. Opens at the first new message, keeps its place when older ones come or go, and follows new ones only
 *  where the reader is at the end. */
export const MessageList = (props: MessageListProps) => {
  const { rows, hasOlder, hasNewer, myId, conversation, actions, jump, chosen, mentionIds, onMove, onToEnd, onRest } =
    props
  const t = useTexts()
  const nowMs = useNow()
  const list = useRef<VListHandle>(null)
  const viewportPx = useRef(0)
  const [isNearEnd, setIsNearEnd] = useState(true)
  const [seenMentions, setSeenMentions] = useState<ReadonlySet<number>>(new Set())
  const mentions = mentionIds.filter((id) => !seenMentions.has(id))
  const isAtEnd = isNearEnd && !hasNewer
  const [seenKey, setSeenKey] = useState(rows.at(-1)?.key)
  const drawn = useRef({ first: firstBubbleKey(rows), last: rows.at(-1)?.key })
  const last = rows.at(-1)
  const first = firstBubbleKey(rows)
  const hasMovedHead = drawn.current.first !== first && drawn.current.last === last?.key
  const seenIndex = rows.findIndex(({ key }) => key === seenKey)
  const unseen = isAtEnd || seenIndex < 0 ? 0 : rows.slice(seenIndex + 1).filter(isIncoming).length
  const jumpIndex = jump ? rowIndexOf(rows, jump.messageId) : -1
  const lastJump = useRef<number>(undefined)

  useLayoutEffect(() => {
    const start = rows.findIndex(({ kind }) => kind === 'new')
    if (jumpIndex >= 0) list.current?.scrollToIndex(jumpIndex, { align: 'center' })
    else if (start >= 0) list.current?.scrollToIndex(start, { align: 'start' })
    else list.current?.scrollToIndex(rows.length - 1, { align: 'end' })
    if (jumpIndex >= 0) lastJump.current = jump?.time
    // oxlint-disable-next-line react/exhaustive-deps -- the place is chosen once, when the chat opens
  }, [])

  useEffect(() => {
    if (!jump || jumpIndex < 0 || lastJump.current === jump.time) return
    lastJump.current = jump.time
    list.current?.scrollToIndex(jumpIndex, { align: 'center' })
  }, [jump, jumpIndex])

  const isOwnNew = last?.kind === 'bubble' && last.isMine && last.msgId === 0
  useEffect(() => {
    const hasNew = drawn.current.last !== last?.key
    const hasOther = hasNew || drawn.current.first !== first
    drawn.current = { first, last: last?.key }
    // Older ones that come while the first are still being measured must not pull the reader away from the end.
    if ((hasOther && isAtEnd) || (hasNew && isOwnNew)) list.current?.scrollToIndex(rows.length - 1, { align: 'end' })
  }, [rows.length, first, last?.key, isAtEnd, isOwnNew])

  const scrollToEnd = (): void => list.current?.scrollToIndex(rows.length - 1, { align: 'end' })
  const toEnd = (): void => (hasNewer ? onToEnd() : scrollToEnd())

  /** Mentions that are in sight need no button any more. */
  const noteMentions = (offset: number, viewportSize: number): void => {
    const top = list.current?.findItemIndex(offset) ?? 0
    const end = list.current?.findItemIndex(offset + viewportSize) ?? 0
    const shown = mentions.filter((id) => {
      const index = rowIndexOf(rows, id)
      return index >= top && index <= end
    })
    if (shown.length > 0) setSeenMentions(new Set([...seenMentions, ...shown]))
  }

  const follow = (offset: number): void => {
    const { scrollSize = 0, viewportSize = 0 } = list.current ?? {}
    if (mentions.length > 0) noteMentions(offset, viewportSize)
    const below = scrollSize - viewportSize - offset
    setIsNearEnd(below < bottomPx)
    if (below < bottomPx || isAtEnd) setSeenKey(last?.key)
    if (offset < edgePx && hasOlder) onMove('older')
    else if (below < edgePx && hasNewer) onMove('newer')
  }

  /** A reader at the end stays there. When the place for the list changes, the browser scrolls before the list knows its new height: what
   *  `follow` found then is put right. */
  const restorePosition = (): void => {
    const { viewportSize = 0, scrollOffset = 0 } = list.current ?? {}
    const hasChanged = viewportPx.current !== 0 && viewportPx.current !== viewportSize
    viewportPx.current = viewportSize
    if (isAtEnd) scrollToEnd()
    if (!hasChanged) return
    if (isAtEnd) setIsNearEnd(true)
    else follow(scrollOffset)
  }

  const rest = (): void => {
    const { scrollSize = 0, scrollOffset = 0 } = list.current ?? {}
    onRest(scrollOffset < scrollSize / 2 ? 'oldest' : 'newest')
  }

  return (
    <div className={styles.frame}>
      <VList
        ref={list}
        className={styles.list}
        data={rows}
        shift={hasMovedHead}
        onScroll={follow}
        onScrollEnd={rest}
        onResize={restorePosition}
      >
        {(row) => (
          <div key={row.key}>
            {row.kind === 'bubble' ? (
              <Bubble
                row={row}
                actions={actions}
                myId={myId}
                conversation={conversation}
                isChosen={chosen?.has(row.msgId)}
                isFound={jump !== undefined && row.msgId === jump.messageId}
              />
            ) : (
              <ChatLine row={row} nowMs={nowMs} />
            )}
          </div>
        )}
      </VList>
      <div className={styles.jumps}>
        {mentions[0] !== undefined && (
          <JumpButton
            icon={AtSign}
            label={t('chat.toMention')}
            count={mentions.length > 1 ? mentions.length : 0}
            onClick={() => actions.onJump(mentions[0] ?? 0)}
          />
        )}
        {!isAtEnd && <JumpButton icon={ArrowDown} label={t('chat.toNewest')} count={unseen} onClick={toEnd} />}
      </div>
    </div>
  )
}

interface JumpButtonProps {
  readonly icon: typeof ArrowDown
  readonly label: string
  readonly count: number
  readonly onClick: () => void
}

const JumpButton = ({ icon, label, count, onClick }: JumpButtonProps) => (
  <button type="button" className={styles.jump} aria-label={label} onClick={onClick}>
    <Icon of={icon} size={22} />
    <span className={styles.count}>
      <Badge count={count} />
    </span>
  </button>
)
