import ArrowDown from 'lucide-react/icons/arrow-down'
import AtSign from 'lucide-react/icons/at-sign'
import { VList } from 'virtua'
import { useTexts } from '../../../../platform/texts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Badge } from '../../../../ui/people/badge.tsx'
import type { Conversation } from '../../conversations/conversation.ts'
import { useNow } from '../../conversations/use-now.ts'
import { Bubble, type BubbleActions } from '../bubble/bubble.tsx'
import { ChatLine, type UnsentRow } from './chat-line.tsx'
import { DayName } from './day-heading.tsx'
import styles from './message-list.module.css'
import { useFloatingDay } from './use-floating-day.ts'
import { type MessageScroll, useMessageScroll } from './use-message-scroll.ts'

interface MessageListProps extends MessageScroll {
  readonly myId: number
  readonly conversation: Conversation
  readonly actions: BubbleActions
  /** Messages that are being chosen; undefined while none are. */
  readonly chosen: ReadonlySet<number> | undefined
  /** The reader walks through messages: the one they are at stays marked. */
  readonly isSeeking?: boolean
  readonly onToEnd: () => void
  /** Leads to the day that begins at a moment. */
  readonly onDay?: ((startMs: number) => void) | undefined
  readonly onEditAgain?: ((row: UnsentRow) => void) | undefined
}

/** Few messages stand above the field one writes in, not below the bar. */
const atFoot = { display: 'flex', flexDirection: 'column' } as const

/** The rows of a chat. Opens at the first new message, keeps its place when older ones come or go, and follows new ones only
 *  where the reader is at the end. */
export const MessageList = (props: MessageListProps) => {
  const {
    rows,
    hasNewer,
    myId,
    conversation,
    actions,
    jump,
    chosen,
    isSeeking = false,
    onToEnd,
    onDay,
    onEditAgain,
  } = props
  const nowMs = useNow()
  const scroll = useMessageScroll(props)
  const { list, isAtEnd, unseen, mentions } = scroll
  const floating = useFloatingDay(list, rows)
  return (
    <div className={classNames(styles.frame, isSeeking && styles.seeking)} {...floating.hands}>
      <VList
        ref={list}
        className={styles.list}
        style={atFoot}
        data={rows}
        shift={scroll.hasMovedHead}
        onScroll={(offset) => {
          scroll.follow(offset)
          floating.follow(offset)
        }}
        onScrollEnd={scroll.rest}
        onResize={scroll.restorePosition}
      >
        {(row, index) => (
          <div key={row.key} className={classNames(scroll.hasRoomBelow && index === rows.length - 1 && styles.last)}>
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
              <ChatLine row={row} nowMs={nowMs} onDay={onDay} onEditAgain={onEditAgain} />
            )}
          </div>
        )}
      </VList>
      {floating.day !== undefined && (
        <p className={classNames(styles.floating, floating.isShown && styles.shown)} aria-hidden="true">
          <DayName ms={floating.day} nowMs={nowMs} />
        </p>
      )}
      <JumpButtons
        mentions={mentions}
        unseen={isAtEnd ? undefined : unseen}
        onMention={actions.onJump}
        onNewest={hasNewer ? onToEnd : scroll.toEnd}
      />
    </div>
  )
}

interface JumpButtonsProps {
  /** Messages that mention me and were not in sight yet. */
  readonly mentions: readonly number[]
  /** New messages below; undefined where the reader is at the newest. */
  readonly unseen: number | undefined
  readonly onMention: (messageId: number) => void
  readonly onNewest: () => void
}

const JumpButtons = ({ mentions, unseen, onMention, onNewest }: JumpButtonsProps) => {
  const t = useTexts()
  const [mention] = mentions
  return (
    <div className={styles.jumps}>
      {mention !== undefined && (
        <JumpButton
          icon={AtSign}
          label={t('chat.toMention')}
          count={mentions.length > 1 ? mentions.length : 0}
          onClick={() => onMention(mention)}
        />
      )}
      {unseen !== undefined && (
        <JumpButton icon={ArrowDown} label={t('chat.toNewest')} count={unseen} onClick={onNewest} />
      )}
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
