import type { ReactNode } from 'react'
import { mayMentionAll } from '../../conversations/closed-reason.ts'
import { textOfRow } from '../../messages/message-abilities.ts'
import type { MessageActions } from '../../messages/use-message-actions.ts'
import { ChatComposer, type ChatComposerProps } from '../composer/chat-composer.tsx'
import { Composer } from '../composer/composer.tsx'
import { SelectBar } from './select-bar.tsx'

interface RoomBottomProps extends ChatComposerProps {
  readonly actions: MessageActions
  /** Stands in place of the composer where nothing can be written. */
  readonly closed: ReactNode
}

/** Below the messages: what is done with the chosen ones, why nothing can be written, or where one writes. */
export const RoomBottom = ({ actions, closed, ...composer }: RoomBottomProps) => {
  if (actions.chosen) {
    return (
      <SelectBar
        count={actions.chosen.size}
        onForward={actions.forwardChosen}
        onDelete={actions.deleteChosen}
        onCancel={actions.cancelChoice}
      />
    )
  }
  if (closed) return closed
  if (actions.edited) {
    const { key } = actions.edited
    const text = textOfRow(actions.edited)
    return (
      <Composer
        key={`edit ${key}`}
        myId={composer.myId}
        conversation={composer.conversation.id}
        draft={text}
        group={composer.chat.group}
        mayMentionAll={mayMentionAll(composer.chat.group)}
        edited={text}
        onCancelReply={actions.cancelEdit}
        onSend={actions.saveEdit}
      />
    )
  }
  return <ChatComposer {...composer} />
}
