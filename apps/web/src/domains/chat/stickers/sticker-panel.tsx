import type { StickerPack } from '@cliffhanger/contract/stickers/schemas.ts'
import type { SentSticker } from '@cliffhanger/rules/chat/stickers.ts'
import { useRef, useState } from 'react'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { recentStickers, storeRecentSticker } from './recent-stickers.ts'
import { StickerGrid } from './sticker-grid.tsx'
import { StickerPicture } from './sticker-picture.tsx'
import styles from './stickers.module.css'

/** The stickers of a pack as they are sent. */
export const stickersOf = ({ id, stickers }: StickerPack): readonly SentSticker[] =>
  stickers.map((sticker) => ({ ...sticker, pack_id: id }))

interface StickerPanelProps {
  readonly packs: readonly StickerPack[]
  readonly onPick: (sticker: SentSticker) => void
}

/** What was sent last, then the packs one below the other; the strip at the end leads to each. A tap sends. */
export const StickerPanel = ({ packs, onPick }: StickerPanelProps) => {
  const t = useTexts()
  const language = useLanguage()
  const list = useRef<HTMLDivElement>(null)
  // They stay where they are as long as the panel is open: nothing moves under a finger that sends several.
  const [recent] = useState(recentStickers)
  const all = new Map(packs.flatMap(stickersOf).map((sticker) => [sticker.id, sticker]))
  const before = recent.flatMap((id) => all.get(id) ?? [])
  const pick = (sticker: SentSticker): void => {
    storeRecentSticker(sticker.id)
    onPick(sticker)
  }
  return (
    <div className={styles.panel} role="group" aria-label={t('stickers.tab')}>
      <div ref={list} className={styles.list}>
        {before.length > 0 && (
          <section>
            <h3 className={styles.name}>{t('chat.recentEmoji')}</h3>
            <StickerGrid stickers={before} onPick={pick} />
          </section>
        )}
        {packs.map((pack) => (
          <section key={pack.id} data-pack={pack.id}>
            <h3 className={styles.name}>{pack.titles[language]}</h3>
            <StickerGrid stickers={stickersOf(pack)} onPick={pick} />
          </section>
        ))}
      </div>
      {packs.length > 1 && (
        <div className={styles.strip}>
          {packs.map(({ id, titles, stickers: [first] }) => (
            <button
              key={id}
              type="button"
              className={styles.way}
              aria-label={titles[language]}
              onClick={() => list.current?.querySelector(`[data-pack="${id}"]`)?.scrollIntoView({ block: 'start' })}
            >
              {first && <StickerPicture sticker={first} isNamed />}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
