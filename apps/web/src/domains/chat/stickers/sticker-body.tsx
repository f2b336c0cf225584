import type { SentSticker } from '@cliffhanger/rules/chat/stickers.ts'
import type { ReactNode } from 'react'
import styles from './sticker-body.module.css'
import { StickerPicture } from './sticker-picture.tsx'

interface StickerBodyProps {
  readonly sticker: SentSticker
  /** Time and state of the message. */
  readonly meta: ReactNode
}

/** A sticker that was sent: it stands alone, with its time below. */
export const StickerBody = ({ sticker, meta }: StickerBodyProps) => (
  <div className={styles.body}>
    <StickerPicture sticker={sticker} />
    <div className={styles.end}>{meta}</div>
  </div>
)
