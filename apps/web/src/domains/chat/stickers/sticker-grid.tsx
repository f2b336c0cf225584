import type { SentSticker } from '@cliffhanger/rules/chat/stickers.ts'
import { useTexts } from '../../../platform/texts.ts'
import { StickerPicture } from './sticker-picture.tsx'
import styles from './stickers.module.css'

interface StickerGridProps {
  readonly stickers: readonly SentSticker[]
  /** Left out where nothing can be sent: then they are only looked at. */
  readonly onPick: ((sticker: SentSticker) => void) | undefined
}

/** Stickers four in a row on a phone; a tap sends one. */
export const StickerGrid = ({ stickers, onPick }: StickerGridProps) => {
  const t = useTexts()
  return (
    <div className={styles.grid}>
      {stickers.map((sticker) => (
        <button
          key={sticker.id}
          type="button"
          className={styles.sticker}
          aria-label={t('stickers.named', { emoji: sticker.emoji })}
          disabled={!onPick}
          onClick={() => onPick?.(sticker)}
        >
          <StickerPicture sticker={sticker} isNamed />
        </button>
      ))}
    </div>
  )
}
