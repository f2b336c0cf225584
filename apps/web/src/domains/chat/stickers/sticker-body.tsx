import type { SentSticker } from '@cliffhanger/rules/chat/stickers.ts'
import type { ReactNode } from 'react'
import styles from './sticker-body.module.css'
import { StickerPicture } from './sticker-picture.tsx'

/** What a chat does with its stickers. */
export interface StickerActions {
  /** Shows a pack. */
  readonly onSticker: (packId: number) => void
}

interface StickerBodyProps {
  readonly sticker: SentSticker
  /** Shows the pack it is of. */
  readonly onOpen: () => void
  /** Time and state of the message. */
  readonly meta: ReactNode
}

/** A sticker that was sent: it stands alone, with its time below. A tap shows its pack. */
export const StickerBody = ({ sticker, onOpen, meta }: StickerBodyProps) => (
  <div className={styles.body}>
    <button type="button" className={styles.open} onClick={onOpen}>
      <StickerPicture sticker={sticker} />
    </button>
    <div className={styles.end}>{meta}</div>
  </div>
)
