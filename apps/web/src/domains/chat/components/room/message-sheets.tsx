import { messageActions } from '../../messages/message-abilities.ts'
import type { MessageActions } from '../../messages/use-message-actions.ts'
import { MessageMenu } from '../bubble/message-menu.tsx'
import { ReadersSheet } from '../bubble/readers-sheet.tsx'
import { DeleteSheet } from './delete-sheet.tsx'

interface MessageSheetsProps {
  readonly myId: number
  /** The group of the chat, or the other side. */
  readonly targetId: number
  readonly actions: MessageActions
}

/** What opens above an open chat for a message: its menu, for whom it is deleted, who has read it. */
export const MessageSheets = ({ myId, targetId, actions }: MessageSheetsProps) => (
  <>
    <MessageMenu
      row={actions.menuRow}
      actions={actions.menuRow ? messageActions(actions.menuRow, actions.around()) : []}
      onClose={actions.closeMenu}
      onAction={actions.act}
    />
    <DeleteSheet reaches={actions.reaches} onDelete={actions.deleteFor} onClose={actions.cancelDelete} />
    {actions.readersOf > 0 && (
      <ReadersSheet myId={myId} groupId={targetId} messageId={actions.readersOf} onClose={actions.closeReaders} />
    )}
  </>
)
