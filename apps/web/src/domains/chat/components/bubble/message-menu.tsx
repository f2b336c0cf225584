import type { LucideIcon } from 'lucide-react'
import CheckCheck from 'lucide-react/icons/check-check'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Copy from 'lucide-react/icons/copy'
import Flag from 'lucide-react/icons/flag'
import Forward from 'lucide-react/icons/forward'
import Languages from 'lucide-react/icons/languages'
import ListChecks from 'lucide-react/icons/list-checks'
import Pin from 'lucide-react/icons/pin'
import PinOff from 'lucide-react/icons/pin-off'
import Reply from 'lucide-react/icons/reply'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Star from 'lucide-react/icons/star'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { useTexts } from '../../../../platform/texts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { Sheet } from '../../../../ui/overlays/sheet.tsx'
import type { Bubble } from '../../messages/chat-rows.ts'
import type { MessageAction } from '../../messages/message-abilities.ts'
import styles from './message-menu.module.css'

interface MessageMenuProps {
  readonly row: Bubble | undefined
  readonly actions: readonly MessageAction[]
  readonly onClose: () => void
  readonly onAction: (action: MessageAction, row: Bubble) => void
}

const icons: Readonly<Record<MessageAction, LucideIcon>> = {
  reply: Reply,
  copy: Copy,
  forward: Forward,
  favorite: Star,
  translate: Languages,
  approve: CircleCheck,
  reject: CircleX,
  pin: Pin,
  unpin: PinOff,
  readBy: CheckCheck,
  select: ListChecks,
  withdraw: Undo2,
  delete: Trash2,
  report: Flag,
  resend: RotateCw,
  discard: Trash2,
  cancel: X,
}

/** What can be done with a message, as tiles in reach of the thumb. */
export const MessageMenu = ({ row, actions, onClose, onAction }: MessageMenuProps) => {
  const t = useTexts()
  const labels: Readonly<Record<MessageAction, string>> = {
    reply: t('chat.reply'),
    copy: t('shell.copy'),
    forward: t('chat.forward'),
    favorite: t('chat.favorite'),
    translate: t('chat.translate'),
    approve: t('chat.approve'),
    reject: t('chat.reject'),
    pin: t('chat.pinMessage'),
    unpin: t('chat.unpinMessage'),
    readBy: t('chat.readBy'),
    select: t('chat.select'),
    withdraw: t('chat.withdraw'),
    delete: t('chat.deleteMessage'),
    report: t('chat.report'),
    resend: t('chat.resend'),
    discard: t('chat.discard'),
    cancel: t('chat.cancelSending'),
  }
  return (
    <Sheet isOpen={row !== undefined} onClose={onClose} title={t('chat.actions')} showTitle={false}>
      {row && (
        <div className={styles.tiles}>
          {actions.map((action) => (
            <button
              key={action}
              type="button"
              className={styles.tile}
              data-danger={
                action === 'delete' || action === 'discard' || action === 'cancel' || action === 'reject' || undefined
              }
              onClick={() => {
                onClose()
                onAction(action, row)
              }}
            >
              <Icon of={icons[action]} size={22} />
              <span>{labels[action]}</span>
            </button>
          ))}
        </div>
      )}
    </Sheet>
  )
}
