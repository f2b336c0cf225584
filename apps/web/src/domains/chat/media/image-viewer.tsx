import type { PicturedItem } from '@cliffhanger/rules/chat/media-content.ts'
import { type ComponentType, useEffect, useState } from 'react'
import { recordError } from '../../../platform/server/request-log.ts'
import type { LightboxViewProps } from './lightbox-view.tsx'
import { pauseVoice } from './voice-player.ts'

interface ImageViewerProps {
  /** Pictures and videos to look through. */
  readonly items: readonly PicturedItem[]
  /** The one that is shown first; undefined while the viewer is closed. */
  readonly index: number | undefined
  readonly onClose: () => void
}

/** Looks at pictures and videos one by one, over the whole screen. Its program is fetched when it is first opened. */
export const ImageViewer = ({ items, index, onClose }: ImageViewerProps) => {
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
  return isOpen && View ? <View items={items} index={index} onClose={onClose} /> : null
}
