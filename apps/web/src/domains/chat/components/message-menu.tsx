import Copy from 'lucide-react/icons/copy'
import Reply from 'lucide-react/icons/reply'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Trash2 from 'lucide-react/icons/trash-2'
import { copyText } from '../../../platform/clipboard.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Cell, CellGroup } from '../../../ui/cell.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { Bubble } from '../chat-rows.ts'

interface MessageMenuProps {
  readonly row: Bubble | undefined
  readonly onClose: () => void
  /** Left out where no message can be written. */
  readonly onReply: ((row: Bubble) => void) | undefined
  readonly onResend: (row: Bubble) => void
  readonly onDiscard: (row: Bubble) => void
}

/** What can be done with a message in its state. */
export const MessageMenu = ({ row, onClose, onReply, onResend, onDiscard }: MessageMenuProps) => {
  const t = useTexts()
  const closing = (act: () => void) => () => {
    onClose()
    act()
  }
  const copy = (text: string): void => {
    copyText(text).then(
      () => toast(t('shell.copied')),
      () => toast(t('shell.copyFailed')),
    )
  }
  return (
    <Sheet isOpen={row !== undefined} onClose={onClose} title={t('chat.actions')} showTitle={false}>
      {row && (
        <CellGroup label={t('chat.actions')}>
          {onReply && row.msgId > 0 && (
            <Cell icon={Reply} title={t('chat.reply')} onClick={closing(() => onReply(row))} />
          )}
          {row.text !== '' && <Cell icon={Copy} title={t('shell.copy')} onClick={closing(() => copy(row.text))} />}
          {row.state === 'failed' && (
            <>
              <Cell icon={RotateCw} title={t('chat.resend')} onClick={closing(() => onResend(row))} />
              <Cell icon={Trash2} title={t('chat.discard')} isDanger onClick={closing(() => onDiscard(row))} />
            </>
          )}
        </CellGroup>
      )}
    </Sheet>
  )
}
