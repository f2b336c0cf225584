import type { MediaContent } from '@cliffhanger/rules/chat/media-content.ts'
import type { ReactNode } from 'react'
import { MediaBubble } from '../../media/media-bubble.tsx'
import { useUploadProgress } from '../../media/upload-progress.ts'
import type { Bubble } from '../../messages/chat-rows.ts'

/** What a chat does with the files of its messages. */
export interface MediaActions {
  readonly onView: (row: Bubble, index: number) => void
  readonly onCancelFile: (row: Bubble, ref: string) => void
  readonly onResend: (row: Bubble) => void
}

interface MediaBodyProps {
  readonly row: Bubble
  readonly content: MediaContent
  readonly actions: MediaActions
  readonly meta: ReactNode
}

/** The files of a message, with how far those have come that are still on their way. */
export const MediaBody = ({ row, content, actions, meta }: MediaBodyProps) => {
  const progress = useUploadProgress(row.localId)
  const isAlone = content.text === '' && row.refMsgId === 0
  return (
    <MediaBubble
      items={content.items}
      state={row.state}
      progress={row.msgId === 0 ? progress : undefined}
      onOpen={(index) => actions.onView(row, index)}
      onCancel={row.msgId === 0 ? (ref) => actions.onCancelFile(row, ref) : undefined}
      onRetry={row.state === 'failed' ? () => actions.onResend(row) : undefined}
      meta={isAlone ? meta : undefined}
      isAlone={isAlone}
      receivedMs={row.isMine ? undefined : row.sentMs}
    />
  )
}
