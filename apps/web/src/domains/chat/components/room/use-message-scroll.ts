import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { VListHandle } from 'virtua'
import type { Direction } from '../../conversations/use-chat.ts'
import { type ChatRow, rowIndexOf } from '../../messages/chat-rows.ts'

/** How near to the newest message counts as being there, and how near to an end asks for more. */
const bottomPx = 80
const edgePx = 600

/** The message to scroll to; each new `time` scrolls again. */
export interface Jump {
  readonly messageId: number
  readonly time: number
}

/** What decides where a list of messages stands. */
export interface MessageScroll {
  readonly rows: readonly ChatRow[]
  readonly hasOlder: boolean
  readonly hasNewer: boolean
  readonly jump: Jump | undefined
  /** Unread messages that mention me. */
  readonly mentionIds: readonly number[]
  readonly onMove: (direction: Direction) => void
  /** The reader stopped scrolling: messages far from the visible ones may be dropped. */
  readonly onRest: (readerIsAt: 'oldest' | 'newest') => void
}

type List = RefObject<VListHandle | null>

const isIncoming = (row: ChatRow): boolean => row.kind === 'bubble' && !row.isMine
const firstBubbleKey = (rows: readonly ChatRow[]): string | undefined => rows.find(({ kind }) => kind === 'bubble')?.key

const scrollToLast = (list: List, rows: readonly ChatRow[]): void =>
  list.current?.scrollToIndex(rows.length - 1, { align: 'end' })

/** Opens at the message to jump to, else at the first new one, else at the end; scrolls to each later jump. */
const useJumps = (list: List, rows: readonly ChatRow[], jump: Jump | undefined): void => {
  const jumpIndex = jump ? rowIndexOf(rows, jump.messageId) : -1
  const lastJump = useRef<number>(undefined)

  useLayoutEffect(() => {
    const start = rows.findIndex(({ kind }) => kind === 'new')
    if (jumpIndex >= 0) list.current?.scrollToIndex(jumpIndex, { align: 'center' })
    else if (start >= 0) list.current?.scrollToIndex(start, { align: 'start' })
    else scrollToLast(list, rows)
    if (jumpIndex >= 0) lastJump.current = jump?.time
    // oxlint-disable-next-line react/exhaustive-deps -- the place is chosen once, when the chat opens
  }, [])

  useEffect(() => {
    if (!jump || jumpIndex < 0 || lastJump.current === jump.time) return
    lastJump.current = jump.time
    list.current?.scrollToIndex(jumpIndex, { align: 'center' })
  }, [list, jump, jumpIndex])
}

/** The first and the last row, and whether messages just came or went above while the end stayed as it was. */
const useEnds = (rows: readonly ChatRow[]) => {
  const first = firstBubbleKey(rows)
  const lastKey = rows.at(-1)?.key
  const [ends, setEnds] = useState({ rows, first, lastKey, hasMovedHead: false })
  if (ends.rows === rows) return ends
  const next = { rows, first, lastKey, hasMovedHead: ends.first !== first && ends.lastKey === lastKey }
  setEnds(next)
  return next
}

/** Whether the reader is at the newest message: then the list follows new ones. Elsewhere it counts those that come below. */
const useNewest = (list: List, rows: readonly ChatRow[], hasNewer: boolean) => {
  const [isNearEnd, setIsNearEnd] = useState(true)
  const [seenKey, setSeenKey] = useState(rows.at(-1)?.key)
  const isAtEnd = isNearEnd && !hasNewer
  const last = rows.at(-1)
  const { first, lastKey, hasMovedHead } = useEnds(rows)
  const drawn = useRef({ first, lastKey })
  const seenIndex = rows.findIndex(({ key }) => key === seenKey)
  const unseen = isAtEnd || seenIndex < 0 ? 0 : rows.slice(seenIndex + 1).filter(isIncoming).length
  const isOwnNew = last?.kind === 'bubble' && last.isMine && last.msgId === 0

  useEffect(() => {
    const hasNew = drawn.current.lastKey !== lastKey
    const hasOther = hasNew || drawn.current.first !== first
    drawn.current = { first, lastKey }
    // Older ones that come while the first are still being measured must not pull the reader away from the end.
    if ((hasOther && isAtEnd) || (hasNew && isOwnNew)) list.current?.scrollToIndex(rows.length - 1, { align: 'end' })
  }, [list, rows.length, first, lastKey, isAtEnd, isOwnNew])

  /** The reader scrolled: so far from the end they are now. */
  const saveDistance = (belowPx: number): void => {
    setIsNearEnd(belowPx < bottomPx)
    if (belowPx < bottomPx || isAtEnd) setSeenKey(lastKey)
  }
  return { isAtEnd, hasMovedHead, unseen, saveDistance, stayAtEnd: () => setIsNearEnd(true) }
}

/** Mentions of me below the reader; those that were in sight need no button any more. */
const useMentions = (list: List, rows: readonly ChatRow[], mentionIds: readonly number[]) => {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  const mentions = mentionIds.filter((id) => !seen.has(id))

  const markSeen = (offset: number, viewportSize: number): void => {
    if (mentions.length === 0) return
    const top = list.current?.findItemIndex(offset) ?? 0
    const end = list.current?.findItemIndex(offset + viewportSize) ?? 0
    const shown = mentions.filter((id) => {
      const index = rowIndexOf(rows, id)
      return index >= top && index <= end
    })
    if (shown.length > 0) setSeen(new Set([...seen, ...shown]))
  }
  return { mentions, markSeen }
}

/** Rows that are in sight at the end, about: a mention among them needs no way to it. */
const rowsAtEnd = 12

/**
 * Whether room is left below the last message: the way to a mention stands there, and must not lie on what was said last. It stays as long
 * as the reader is at the end, or what they read would move when the way goes.
 */
const useRoomBelow = (rows: readonly ChatRow[], mentions: readonly number[], isAtEnd: boolean): boolean => {
  const [hasRoom, setHasRoom] = useState(false)
  const isNeeded = mentions.some((id) => rowIndexOf(rows, id) < rows.length - rowsAtEnd)
  const next = isNeeded || (hasRoom && isAtEnd)
  if (next !== hasRoom) setHasRoom(next)
  return next
}

/** Where a list of messages stands, and what scrolling it leads to. */
export const useMessageScroll = ({ rows, hasOlder, hasNewer, jump, mentionIds, onMove, onRest }: MessageScroll) => {
  const list = useRef<VListHandle>(null)
  const viewportPx = useRef(0)
  useJumps(list, rows, jump)
  const { isAtEnd, hasMovedHead, unseen, saveDistance, stayAtEnd } = useNewest(list, rows, hasNewer)
  const { mentions, markSeen } = useMentions(list, rows, mentionIds)
  const hasRoomBelow = useRoomBelow(rows, mentions, isAtEnd)
  const toEnd = (): void => scrollToLast(list, rows)

  const follow = (offset: number): void => {
    const { scrollSize = 0, viewportSize = 0 } = list.current ?? {}
    markSeen(offset, viewportSize)
    const below = scrollSize - viewportSize - offset
    saveDistance(below)
    if (offset < edgePx && hasOlder) onMove('older')
    else if (below < edgePx && hasNewer) onMove('newer')
  }

  /** A reader at the end stays there. When the place for the list changes, the browser scrolls before the list knows its new height: what
   *  `follow` found then is put right. */
  const restorePosition = (): void => {
    const { viewportSize = 0, scrollOffset = 0, scrollSize = 0 } = list.current ?? {}
    // Few messages are all in sight, and nobody scrolls them.
    if (scrollSize <= viewportSize) markSeen(0, viewportSize)
    const hasChanged = viewportPx.current !== 0 && viewportPx.current !== viewportSize
    viewportPx.current = viewportSize
    if (isAtEnd) toEnd()
    if (!hasChanged) return
    if (isAtEnd) stayAtEnd()
    else follow(scrollOffset)
  }

  const rest = (): void => {
    const { scrollSize = 0, scrollOffset = 0 } = list.current ?? {}
    onRest(scrollOffset < scrollSize / 2 ? 'oldest' : 'newest')
  }
  return { list, isAtEnd, hasMovedHead, unseen, mentions, hasRoomBelow, toEnd, follow, restorePosition, rest }
}
