import type { SentSticker } from '@cliffhanger/rules/chat/stickers.ts'
import { useState } from 'react'
import { useTexts } from '../../../../../platform/texts.ts'
import { classNames } from '../../../../../ui/class-names.ts'
import { Tabs } from '../../../../../ui/layout/tabs.tsx'
import type { HowSent } from '../../../messages/send-message.ts'
import { StickerPanel } from '../../../stickers/sticker-panel.tsx'
import { useStickerPacks } from '../../../stickers/sticker-store.ts'
import styles from './emoji-panel.module.css'
import { EmojiPanel } from './emoji-panel.tsx'

interface SignPanelProps {
  readonly onPick: (text: string) => void
  /** Left out where no sticker can be sent. */
  readonly onSticker: ((sticker: SentSticker, how: HowSent) => void) | undefined
}

/** Emoji to write with, and the stickers there are to send. */
export const SignPanel = ({ onPick, onSticker }: SignPanelProps) => {
  const t = useTexts()
  const packs = useStickerPacks() ?? []
  const [tab, setTab] = useState<'emoji' | 'stickers'>('emoji')
  const tabs = [
    { value: 'emoji', label: t('chat.emoji') },
    { value: 'stickers', label: t('stickers.tab') },
  ] as const
  const hasStickers = onSticker !== undefined && packs.length > 0
  return (
    <div className={classNames(styles.place, hasStickers && styles.tabbed)}>
      {hasStickers && <Tabs label={t('stickers.tab')} tabs={tabs} value={tab} onChange={setTab} fill />}
      {hasStickers && tab === 'stickers' ? (
        <StickerPanel packs={packs} onPick={onSticker} />
      ) : (
        <EmojiPanel onPick={onPick} />
      )}
    </div>
  )
}
