import type { LucideIcon } from 'lucide-react'
import AlarmClock from 'lucide-react/icons/alarm-clock'
import Bookmark from 'lucide-react/icons/bookmark'
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import CheckCheck from 'lucide-react/icons/check-check'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Copy from 'lucide-react/icons/copy'
import Flag from 'lucide-react/icons/flag'
import Forward from 'lucide-react/icons/forward'
import Languages from 'lucide-react/icons/languages'
import ListChecks from 'lucide-react/icons/list-checks'
import Pencil from 'lucide-react/icons/pencil'
import Pin from 'lucide-react/icons/pin'
import PinOff from 'lucide-react/icons/pin-off'
import Reply from 'lucide-react/icons/reply'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import RotateCw from 'lucide-react/icons/rotate-cw'
import SmilePlus from 'lucide-react/icons/smile-plus'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { useTexts } from '../../../../platform/texts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import type { Bubble } from '../../messages/chat-rows.ts'
import type { MessageAction } from '../../messages/message-abilities.ts'
import { ReactionBar } from '../reactions/reaction-bar.tsx'
import { LiftedMessage } from './lifted-message.tsx'
import { hearMenuKeys } from './menu-keys.ts'
import styles from './message-menu.module.css'
import { type Point, PointerMenu } from './pointer-menu.tsx'

interface MessageMenuProps {
  readonly row: Bubble | undefined
  /** Where a mouse asked for it; without it the message is lifted. */
  readonly at: Point | undefined
  readonly actions: readonly MessageAction[]
  readonly canReact: boolean
  readonly onClose: () => void
  readonly onAction: (action: MessageAction, row: Bubble) => void
  readonly onReact: (row: Bubble, emoji: string) => void
}

const icons: Readonly<Record<MessageAction, LucideIcon>> = {
  reply: Reply,
  edit: Pencil,
  copy: Copy,
  forward: Forward,
  favorite: Bookmark,
  remind: AlarmClock,
  translate: Languages,
  approve: CircleCheck,
  reject: CircleX,
  pin: Pin,
  unpin: PinOff,
  readBy: CheckCheck,
  reactions: SmilePlus,
  retractVote: RotateCcw,
  closePoll: ChartNoAxesColumn,
  select: ListChecks,
  withdraw: Undo2,
  delete: Trash2,
  report: Flag,
  resend: RotateCw,
  discard: Trash2,
  cancel: X,
}

const dangerous: ReadonlySet<MessageAction> = new Set(['delete', 'discard', 'cancel', 'reject'])

/** What can be done with a message, below signs to react with: at the pointer, or around the message, lifted out of its chat. */
export const MessageMenu = ({ row, at, actions, canReact, onClose, onAction, onReact }: MessageMenuProps) => {
  const t = useTexts()
  const labels: Readonly<Record<MessageAction, string>> = {
    reply: t('chat.reply'),
    edit: t('chat.edit'),
    copy: t('shell.copy'),
    forward: t('chat.forward'),
    favorite: t('chat.favorite'),
    remind: t('chats.remind'),
    translate: t('chat.translate'),
    approve: t('chat.approve'),
    reject: t('chat.reject'),
    pin: t('chat.pinMessage'),
    unpin: t('chat.unpinMessage'),
    readBy: t('chat.readBy'),
    reactions: t('chat.reactions'),
    retractVote: t('chat.retractVote'),
    closePoll: t('chat.closePoll'),
    select: t('chat.select'),
    withdraw: t('chat.withdraw'),
    delete: t('chat.deleteMessage'),
    report: t('chat.report'),
    resend: t('chat.resend'),
    discard: t('chat.discard'),
    cancel: t('chat.cancelSending'),
  }
  if (!row) return null
  const reactions = canReact && (
    <ReactionBar
      own={row.reactions.find(({ mine }) => mine === 1)?.emoji}
      onPick={(emoji) => {
        onClose()
        onReact(row, emoji)
      }}
    />
  )
  const acts = (
    <div className={styles.actions} data-acts>
      {actions.map((action) => (
        <button
          key={action}
          type="button"
          className={styles.action}
          data-danger={dangerous.has(action) || undefined}
          onClick={() => {
            onClose()
            onAction(action, row)
          }}
        >
          <span>{labels[action]}</span>
          <Icon of={icons[action]} size={20} />
        </button>
      ))}
    </div>
  )
  const around = { title: t('chat.actions'), above: reactions, onKeyDown: hearMenuKeys, onClose }
  return at ? (
    <PointerMenu at={at} {...around}>
      {acts}
    </PointerMenu>
  ) : (
    <LiftedMessage messageKey={row.key} isMine={row.isMine} {...around}>
      {acts}
    </LiftedMessage>
  )
}
