import { type ComponentType, useEffect, useState } from 'react'
import { recordError } from '../../../platform/server/request-log.ts'
import type { Conversation } from '../conversations/conversation.ts'
import { pauseVoice } from '../media/voice-player.ts'
import type { LightboxViewProps } from './lightbox-view.tsx'
import type { ViewedPicture } from './viewed-picture.ts'

interface ImageViewerProps {
  /** Pictures and videos to look through. */
  readonly pictures: readonly ViewedPicture[]
  /** The one that is shown first; undefined while the viewer is closed. */
  readonly index: number | undefined
  readonly onClose: () => void
  /** The chat that knows who sent them. */
  readonly conversation?: Conversation | undefined
  /** There are no others: the place of each can be counted. */
  readonly isWhole?: boolean
  /** Shows a message of the chat that is open below. */
  readonly onShowInChat?: (messageId: number) => void
  /** The one that is looked at now. */
  readonly onShow?: (index: number) => void
}

/** Looks at pictures and videos one by one, over the whole screen. Its program is fetched when it is first opened. */
export const ImageViewer = ({ index, onClose, isWhole = true, ...others }: ImageViewerProps) => {
  const [View, setView] = useState<ComponentType<LightboxViewProps>>()
  const isOpen = index !== undefined
  useEffect(() => {
    if (!isOpen) return
    pauseVoice()
    import('./lightbox-view.tsx').then(
      (part) => setView(() => part.LightboxView),
      (error: unknown) => {
        recordError(error)
        onClose()
      },
    )
  }, [isOpen, onClose])
  return isOpen && View ? <View {...others} index={index} onClose={onClose} isWhole={isWhole} /> : null
}
