import type { Conversation } from '../../conversations/conversation.ts'
import type { Bubble, ChatRow } from '../../messages/chat-rows.ts'
import { messageActions } from '../../messages/message-abilities.ts'
import type { MessageActions } from '../../messages/use-message-actions.ts'
import { VotersSheet } from '../../polls/voters-sheet.tsx'
import { ReminderSheet } from '../../reminders/reminder-sheet.tsx'
import { MessageMenu } from '../bubble/message-menu.tsx'
import { ReadersSheet } from '../bubble/readers-sheet.tsx'
import { ReactionsSheet } from '../reactions/reactions-sheet.tsx'
import { DeleteSheet } from './delete-sheet.tsx'

interface MessageSheetsProps {
  readonly myId: number
  readonly conversation: Conversation
  readonly rows: readonly ChatRow[]
  readonly actions: MessageActions
}

/** What opens above an open chat for a message: its menu, for whom it is deleted, who has read it, who reacted, who voted. */
export const MessageSheets = ({ myId, conversation, rows, actions }: MessageSheetsProps) => {
  // As the message is now: it may be sent, edited or unsent while its menu is open.
  const menuRow = rows.find((row): row is Bubble => row.kind === 'bubble' && row.key === actions.menu?.key)
  return (
    <>
      <MessageMenu
        row={menuRow}
        at={actions.menu?.at}
        actions={menuRow ? messageActions(menuRow, actions.around()) : []}
        canReact={menuRow !== undefined && actions.canReact(menuRow)}
        onClose={actions.closeMenu}
        onAction={actions.act}
        onReact={actions.react}
      />
      <DeleteSheet
        count={actions.deleteCount}
        reaches={actions.reaches}
        onDelete={actions.deleteFor}
        onClose={actions.cancelDelete}
      />
      {actions.readersOf > 0 && (
        <ReadersSheet
          myId={myId}
          groupId={conversation.targetId}
          messageId={actions.readersOf}
          onClose={actions.closeReaders}
        />
      )}
      {actions.reactionsOf > 0 && (
        <ReactionsSheet conversation={conversation} messageId={actions.reactionsOf} onClose={actions.closeReactions} />
      )}
      <ReminderSheet messageId={actions.remindedOf} onClose={actions.closeReminder} />
      {actions.polls.votersOf && (
        <VotersSheet conversation={conversation} row={actions.polls.votersOf} onClose={actions.polls.closeVoters} />
      )}
    </>
  )
}
