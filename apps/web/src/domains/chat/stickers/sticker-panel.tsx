import type { StickerPack } from '@cliffhanger/contract/stickers/schemas.ts'
import type { SentSticker } from '@cliffhanger/rules/chat/stickers.ts'
import { useRef, useState } from 'react'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { useEmojiNames } from '../components/composer/emoji/use-emoji-names.ts'
import type { HowSent } from '../messages/send-message.ts'
import { findStickers, stickersOf } from './find-stickers.ts'
import { recentStickers } from './recent-stickers.ts'
import { StickerGrid } from './sticker-grid.tsx'
import { StickerPicture } from './sticker-picture.tsx'
import styles from './stickers.module.css'
import { useStickerSends } from './use-sticker-sends.tsx'

interface StickerPanelProps {
  readonly packs: readonly StickerPack[]
  readonly onPick: (sticker: SentSticker, how: HowSent) => void
}

/** What was sent last, then the packs one below the other; the strip at the end leads to each. They are searched by their emoji, what that is called,
 *  and the names of packs. A tap sends; held, one is
 *  sent without a sound or later. */
export const StickerPanel = ({ packs, onPick }: StickerPanelProps) => {
  const t = useTexts()
  const language = useLanguage()
  const list = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const named = useEmojiNames() ?? []
  // They stay where they are as long as the panel is open: nothing moves under a finger that sends several.
  const [recent] = useState(recentStickers)
  const all = new Map(packs.flatMap(stickersOf).map((sticker) => [sticker.id, sticker]))
  const before = recent.flatMap((id) => all.get(id) ?? [])
  const isSearching = search.trim() !== ''
  const found = isSearching
    ? findStickers(
        packs,
        named.flatMap(({ emojis }) => emojis),
        search,
        language,
      )
    : []
  const { pick, ask, sheet } = useStickerSends(onPick)
  return (
    <div className={styles.panel} role="group" aria-label={t('stickers.tab')}>
      <SearchField label={t('stickers.search')} value={search} onChange={setSearch} />
      {isSearching ? (
        // What is found begins at its top.
        <div key={search} className={styles.list}>
          {found.length > 0 ? (
            <StickerGrid stickers={found} onPick={pick} onAsk={ask} />
          ) : (
            <p className={styles.nothing}>{t('stickers.noneFound')}</p>
          )}
        </div>
      ) : (
        <div ref={list} className={styles.list}>
          {before.length > 0 && (
            <section>
              <h3 className={styles.name}>{t('chat.recentEmoji')}</h3>
              <StickerGrid stickers={before} onPick={pick} onAsk={ask} />
            </section>
          )}
          {packs.map((pack) => (
            <section key={pack.id} data-pack={pack.id}>
              <h3 className={styles.name}>{pack.titles[language]}</h3>
              <StickerGrid stickers={stickersOf(pack)} onPick={pick} onAsk={ask} />
            </section>
          ))}
        </div>
      )}
      {packs.length > 1 && !isSearching && (
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
      {sheet}
    </div>
  )
}
