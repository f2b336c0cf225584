import type { SentSticker } from '@cliffhanger/rules/chat/stickers.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useHold } from '../../../ui/actions/use-hold.ts'
import { StickerPicture } from './sticker-picture.tsx'
import styles from './stickers.module.css'

interface StickerGridProps {
  readonly stickers: readonly SentSticker[]
  /** Left out where nothing can be sent: then they are only looked at. */
  readonly onPick: ((sticker: SentSticker) => void) | undefined
  /** A press that is held, or the second button of a mouse, asks how and when one is sent. */
  readonly onAsk: ((sticker: SentSticker) => void) | undefined
}

/** Stickers four in a row on a phone; a tap sends one. */
export const StickerGrid = ({ stickers, ...acts }: StickerGridProps) => (
  <div className={styles.grid}>
    {stickers.map((sticker) => (
      <Sticker key={sticker.id} sticker={sticker} {...acts} />
    ))}
  </div>
)

interface StickerProps extends Omit<StickerGridProps, 'stickers'> {
  readonly sticker: SentSticker
}

const Sticker = ({ sticker, onPick, onAsk }: StickerProps) => {
  const t = useTexts()
  const hold = useHold(() => onAsk?.(sticker))
  return (
    <button
      type="button"
      className={styles.sticker}
      aria-label={t('stickers.named', { emoji: sticker.emoji })}
      aria-haspopup={onAsk ? 'dialog' : undefined}
      disabled={!onPick}
      {...(onAsk && hold)}
      onClick={() => onPick?.(sticker)}
    >
      <StickerPicture sticker={sticker} isNamed />
    </button>
  )
}
