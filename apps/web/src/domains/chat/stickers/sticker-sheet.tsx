import type { SentSticker } from '@cliffhanger/rules/chat/stickers.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { stickersOf } from './find-stickers.ts'
import { storeRecentSticker } from './recent-stickers.ts'
import { StickerGrid } from './sticker-grid.tsx'
import { useStickerPacks } from './sticker-store.ts'
import styles from './stickers.module.css'

interface StickerSheetProps {
  readonly packId: number
  readonly onClose: () => void
  /** Sends one; left out where pictures cannot be sent. */
  readonly onPick: ((sticker: SentSticker) => void) | undefined
}

/** The pack of a sticker that was sent, as it is now. */
export const StickerSheet = ({ packId, onClose, onPick }: StickerSheetProps) => {
  const t = useTexts()
  const language = useLanguage()
  const packs = useStickerPacks()
  const pack = packs?.find(({ id }) => id === packId)
  const pick = (sticker: SentSticker): void => {
    storeRecentSticker(sticker.id)
    onPick?.(sticker)
    onClose()
  }
  return (
    <Sheet isOpen onClose={onClose} title={pack?.titles[language] ?? t('stickers.pack')}>
      {pack && <StickerGrid stickers={stickersOf(pack)} onPick={onPick && pick} onAsk={undefined} />}
      {packs && !pack && <p className={styles.nothing}>{t('stickers.packGone')}</p>}
    </Sheet>
  )
}
