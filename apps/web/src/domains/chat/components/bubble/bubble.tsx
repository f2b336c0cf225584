import { quickReactions } from '@cliffhanger/contract/chat/reactions.ts'
import { reviewStates } from '@cliffhanger/contract/chat/states.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { isPictured } from '@cliffhanger/rules/chat/media-content.ts'
import type { MessageState } from '@cliffhanger/rules/chat/message-state.ts'
import type { LucideIcon } from 'lucide-react'
import Check from 'lucide-react/icons/check'
import CheckCheck from 'lucide-react/icons/check-check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import Hourglass from 'lucide-react/icons/hourglass'
import Reply from 'lucide-react/icons/reply'
import { type MouseEvent, memo } from 'react'
import { isDesktop } from '../../../../platform/appearance/desktop.ts'
import { hrefTo } from '../../../../platform/navigation/paths.ts'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Avatar } from '../../../../ui/pictures/avatar.tsx'
import type { Conversation } from '../../conversations/conversation.ts'
import { type Bubble as BubbleRow, looksSame, type Sender } from '../../messages/chat-rows.ts'
import type { PollActions } from '../../polls/poll-body.tsx'
import { ReminderSign } from '../../reminders/reminder-sign.tsx'
import type { StickerActions } from '../../stickers/sticker-body.tsx'
import { ReactionChips } from '../reactions/reaction-chips.tsx'
import { useSkinTone, withTone } from '../tones/skin-tone.ts'
import styles from './bubble.module.css'
import { BubbleBody } from './bubble-body.tsx'
import type { MediaActions } from './media-body.tsx'
import { type MouseActions, MouseActs, useMouseOver } from './mouse-acts.tsx'
import type { Point } from './pointer-menu.tsx'
import { Quote } from './quote.tsx'
import { tonedBy } from './tone.ts'
import { useBubbleGestures } from './use-bubble-gestures.ts'

/** What a chat does with its bubbles; the same functions as long as it is open. */
export interface BubbleActions extends MediaActions, MouseActions, PollActions, StickerActions {
  /** Shows the message a reply answers. */
  readonly onJump: (messageId: number) => void
  readonly onToggle: (row: BubbleRow) => void
}

interface BubbleProps {
  readonly row: BubbleRow
  readonly actions: BubbleActions
  readonly myId: number
  readonly conversation: Conversation
  /** undefined while messages are not being chosen. */
  readonly isChosen: boolean | undefined
  /** The reader was led here. */
  readonly isFound: boolean
}

/** One message; holding it, or a click with the second button, opens what can be done with it. */
const DrawnBubble = ({ row, actions, myId, conversation, isChosen, isFound }: BubbleProps) => {
  const t = useTexts()
  const tone = useSkinTone()
  const isChoosing = isChosen !== undefined && row.msgId > 0
  const mouse = useMouseOver()
  const gestures = useBubbleGestures({
    onHold: (at) => actions.onOpen(row, at),
    onReply: () => actions.canReply(row) && actions.onReply(row),
    onDoubleTap: () => actions.canReact(row) && actions.onReact(row, withTone(quickReactions[0], tone)),
  })
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the box below is the control; the row only makes it larger
    <div
      className={classNames(
        styles.place,
        row.isMine && styles.mine,
        row.isFirst && styles.first,
        row.isLast && styles.last,
        isChosen && styles.chosen,
        isFound && styles.found,
      )}
      data-message={row.msgId}
      data-row={row.key}
      onClick={isChoosing ? () => actions.onToggle(row) : undefined}
      {...mouse.handlers}
      {...(!isChoosing && besideOf(() => actions.canReply(row) && actions.onReply(row)))}
    >
      {isChoosing && <Tick isOn={isChosen} onToggle={() => actions.onToggle(row)} />}
      {row.state === 'failed' && (
        <button
          type="button"
          className={styles.failed}
          onClick={() => actions.onResend(row)}
          aria-label={`${t('chat.failed')}: ${t('chat.resend')}`}
        >
          <Icon of={CircleAlert} size={20} />
        </button>
      )}
      {row.sender && <Face sender={row.sender} groupId={conversation.targetId} isShown={row.isLast} />}
      <div className={styles.stack} inert={isChoosing}>
        {row.sender && row.isFirst && <SenderLine sender={row.sender} />}
        <div
          className={classNames(styles.bubble, isBare(row) && styles.bare, isCaptioned(row) && styles.captioned)}
          data-quotes={row.refMsgId > 0 || undefined}
          data-mine={row.isMine || undefined}
          {...gestures}
        >
          {row.refMsgId > 0 && (
            <Quote myId={myId} conversation={conversation} messageId={row.refMsgId} onJump={actions.onJump} />
          )}
          <BubbleBody row={row} actions={actions} meta={<Meta row={row} />} />
          {!drawsMeta(row) && <Meta row={row} />}
          <span className={styles.reply}>
            <Icon of={Reply} size={18} />
          </span>
          <button
            type="button"
            className={styles.open}
            aria-label={t('chat.actions')}
            onClick={({ currentTarget }) => actions.onOpen(row, placeFor(currentTarget))}
          />
          {mouse.isOver && !isChoosing && <MouseActs row={row} actions={actions} />}
        </div>
        {row.reactions.length > 0 && (
          <ReactionChips reactions={row.reactions} onToggle={(emoji) => actions.onReact(row, emoji)} />
        )}
        {row.review !== reviewStates.approved && <ReviewBadge isRejected={row.review === reviewStates.rejected} />}
      </div>
    </div>
  )
}

/** Drawn again only when it looks different: a chat changes often, its bubbles rarely. */
export const Bubble = memo(
  DrawnBubble,
  (before, after) =>
    looksSame(before.row, after.row) &&
    before.actions === after.actions &&
    before.isChosen === after.isChosen &&
    before.isFound === after.isFound,
)

/** Two clicks beside a bubble answer it. */
const besideOf = (onReply: () => void) => ({
  // Two clicks would choose a word nearby.
  onMouseDown: (event: MouseEvent) => {
    if (event.detail > 1 && event.target === event.currentTarget) event.preventDefault()
  },
  onDoubleClick: ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget && isDesktop()) onReply()
  },
})

/** Where the menu of a message opens that a keyboard asks for; where there is no mouse it is lifted. */
const placeFor = (bubble: HTMLElement): Point | undefined => {
  const { left, top } = bubble.getBoundingClientRect()
  return matchMedia('(hover: hover)').matches ? { x: Math.max(0, left), y: Math.max(0, top) } : undefined
}

/** Files that stand alone, stickers and polls draw the time themselves. */
const drawsMeta = ({ body, refMsgId }: BubbleRow): boolean =>
  body.kind === 'poll' ||
  body.kind === 'sticker' ||
  (body.kind === 'media' && body.content.text === '' && refMsgId === 0)

const holdsPictures = ({ body }: BubbleRow): boolean => body.kind === 'media' && body.content.items.every(isPictured)

/** Pictures that stand alone are their own box, and so is every sticker; a voice lies in a bubble like words. */
const isBare = (row: BubbleRow): boolean => row.body.kind === 'sticker' || (drawsMeta(row) && holdsPictures(row))

/** Pictures with words: the words are as wide as the pictures. */
const isCaptioned = (row: BubbleRow): boolean => !drawsMeta(row) && holdsPictures(row)

const Tick = ({ isOn, onToggle }: { readonly isOn: boolean; readonly onToggle: () => void }) => {
  const t = useTexts()
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isOn}
      aria-label={t('chat.choose')}
      className={classNames(styles.tick, isOn && styles.ticked)}
      onClick={(event) => {
        event.stopPropagation()
        onToggle()
      }}
    >
      {isOn && <Icon of={Check} size={14} />}
    </button>
  )
}

const Face = ({
  sender,
  groupId,
  isShown,
}: {
  readonly sender: Sender
  readonly groupId: number
  readonly isShown: boolean
}) => (
  <span className={styles.face}>
    {isShown && (
      <a href={hrefTo('groupMember', { group_id: groupId, user_id: sender.userId })} aria-label={sender.name}>
        <Avatar name={sender.name} url={sender.avatarUrl} size={32} />
      </a>
    )}
  </span>
)

/** Who wrote it. What they are in the group is said in its list of members. */
const SenderLine = ({ sender }: { readonly sender: Sender }) => {
  const { className, ...tone } = tonedBy(sender.userId)
  return (
    <span className={classNames(styles.sender, className)} {...tone}>
      {sender.name}
    </span>
  )
}

const ReviewBadge = ({ isRejected }: { readonly isRejected: boolean }) => {
  const t = useTexts()
  return (
    <span className={classNames(styles.review, isRejected && styles.refused)}>
      <Icon of={isRejected ? CircleAlert : Hourglass} size={12} />
      {t(isRejected ? 'chat.rejected' : 'chat.underReview')}
    </span>
  )
}

const Meta = ({ row }: { readonly row: BubbleRow }) => {
  const t = useTexts()
  const language = useLanguage()
  const time = formatMoment(row.sentMs, 'time', language)
  return (
    <span className={styles.meta}>
      {row.place !== '' && <span>{row.place}</span>}
      {row.isEdited && <span>{t('chat.edited')}</span>}
      <ReminderSign messageId={row.msgId} />
      <time>{time}</time>
      {row.isMine && row.state !== 'failed' && <State state={row.state} isWaiting={row.isWaiting} />}
    </span>
  )
}

/** States of a message on its way or there. */
type Reached = Exclude<MessageState, 'failed'>

const icons: Readonly<Record<Reached, LucideIcon>> = {
  loading: Clock,
  unread: Check,
  read: CheckCheck,
}

const State = ({ state, isWaiting }: { readonly state: Reached; readonly isWaiting: boolean }) => {
  const t = useTexts()
  const labels: Readonly<Record<Reached, string>> = {
    loading: t(isWaiting ? 'chat.waitingToSend' : 'chat.sending'),
    unread: t('chat.sent'),
    read: t('chat.read'),
  }
  const icon = <Icon of={isWaiting ? Hourglass : icons[state]} size={15} label={labels[state]} />
  return state === 'read' ? <span className={styles.read}>{icon}</span> : icon
}
