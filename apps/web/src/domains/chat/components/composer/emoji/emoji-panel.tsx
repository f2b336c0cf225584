import { useState } from 'react'
import { useSiteInfo } from '../../../../../platform/server/platform-info.ts'
import { useTexts } from '../../../../../platform/texts.ts'
import { SearchField } from '../../../../../ui/forms/search-field.tsx'
import { useEmoji } from '../../../messages/emoji-store.ts'
import { withoutTone } from '../../tones/skin-tone.ts'
import { useTones } from '../../tones/use-tones.tsx'
import { EmojiList } from './emoji-list.tsx'
import { type EmojiGroup, findEmojis, type NamedEmoji } from './emoji-names.ts'
import styles from './emoji-panel.module.css'
import { recentEmoji, storeRecentEmoji } from './recent-emoji.ts'
import { useEmojiNames } from './use-emoji-names.ts'

const unnamed = (sign: string): NamedEmoji => ({ sign, name: sign, words: [sign] })

/** What there is until the names have come, and without a network. */
const common = [
  ...['😀', '😂', '🥹', '😊', '😍', '😘', '🤔', '😎', '🥳', '😭', '😡', '😱', '😴', '🙄', '🤗', '🙏'],
  ...['👍', '👎', '👏', '💪', '🤝', '👌', '✌️', '👋', '❤️', '💔', '🔥', '🎉', '⭐', '🌹', '🎁', '☕'],
].map(unnamed)

/** What was picked last, the platform's emoji and those of Unicode, searched by what they are called; a press writes one into the message. */
export const EmojiPanel = ({ onPick }: { readonly onPick: (text: string) => void }) => {
  const t = useTexts()
  const own = useEmoji()
  const site = useSiteInfo()
  const [search, setSearch] = useState('')
  const named = useEmojiNames()
  // They stay where they are as long as the panel is open: nothing moves under a finger that picks several.
  const [recent] = useState(recentEmoji)
  const pictures = new Map(own.map((emoji) => [emoji.regName, emoji]))
  const groups: readonly EmojiGroup[] = [
    { name: site?.site_name || t('shell.appName'), emojis: own.map(({ regName }) => unnamed(regName)) },
    ...(named ?? [{ name: t('chat.commonEmoji'), emojis: common }]),
  ]
  const all = groups.flatMap(({ emojis }) => emojis)
  const names = new Map(all.map(({ sign, name }) => [sign, name]))
  // An emoji that the platform has no more is a word in brackets.
  const isKnown = (sign: string): boolean => pictures.has(sign) || !sign.startsWith('[')
  const before: EmojiGroup = {
    name: t('chat.recentEmoji'),
    mark: '🕘',
    emojis: recent
      .filter(isKnown)
      .map((sign) => ({ ...unnamed(sign), name: names.get(withoutTone(sign)) ?? names.get(sign) ?? sign })),
  }
  const found = search.trim() === '' ? undefined : findEmojis(all, search)
  const pick = (sign: string): void => {
    storeRecentEmoji(sign)
    onPick(sign)
  }
  const tones = useTones(pick)
  return (
    <div className={styles.panel} role="group" aria-label={t('chat.emoji')}>
      <SearchField label={t('chat.searchEmoji')} value={search} onChange={setSearch} />
      {found?.length === 0 ? (
        <p className={styles.nothing}>{t('chat.noEmojiFound')}</p>
      ) : (
        <EmojiList
          // What is found begins at its top.
          key={found ? search : ''}
          groups={found ? [{ name: '', emojis: found }] : [before, ...groups]}
          pictures={pictures}
          inTone={tones.inTone}
          onPick={pick}
          onAsk={tones.ask}
        />
      )}
      {tones.menu}
    </div>
  )
}
