import { useLayoutEffect, useMemo, useRef } from 'react'
import { cancelUpload } from '../../media/send-media.ts'
import { resend } from '../../messages/send-message.ts'
import type { BubbleActions } from '../bubble/bubble.tsx'

/** The same functions as long as a chat is open, so that bubbles are not drawn again; each does what was handed in last. */
export const useBubbleActions = (
  myId: number,
  handlers: Pick<
    BubbleActions,
    | 'onOpen'
    | 'onToggle'
    | 'onJump'
    | 'onView'
    | 'onReact'
    | 'onReply'
    | 'canReact'
    | 'canReply'
    | 'onVote'
    | 'canVote'
    | 'onVoters'
    | 'canSeeVoters'
    | 'onSticker'
  >,
): BubbleActions => {
  const latest = useRef(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  return useMemo(
    () => ({
      onOpen: (row, at) => latest.current.onOpen(row, at),
      onToggle: (row) => latest.current.onToggle(row),
      onJump: (messageId) => latest.current.onJump(messageId),
      onView: (row, index) => latest.current.onView(row, index),
      onReact: (row, emoji) => latest.current.onReact(row, emoji),
      onReply: (row) => latest.current.onReply(row),
      canReact: (row) => latest.current.canReact(row),
      canReply: (row) => latest.current.canReply(row),
      onVote: (row, options) => latest.current.onVote(row, options),
      canVote: (row) => latest.current.canVote(row),
      onVoters: (row) => latest.current.onVoters(row),
      canSeeVoters: (row) => latest.current.canSeeVoters(row),
      onSticker: (packId) => latest.current.onSticker(packId),
      onResend: (row) => void resend(myId, row.localId),
      onCancelFile: (row, ref) => void cancelUpload(myId, row.localId, ref),
    }),
    [myId],
  )
}
