import { useState } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { useEmoji } from '../../messages/emoji-store.ts'
import { EmojiPicture } from '../emoji-picture.tsx'
import styles from './emoji-panel.module.css'
import { recentEmoji, storeRecentEmoji } from './recent-emoji.ts'

/** What phones bring along, for those who miss a face in the platform's set. */
const common = [
  ...['😀', '😂', '🥹', '😊', '😍', '😘', '🤔', '😎', '🥳', '😭', '😡', '😱', '😴', '🙄', '🤗', '🙏'],
  ...['👍', '👎', '👏', '💪', '🤝', '👌', '✌️', '👋', '❤️', '💔', '🔥', '🎉', '⭐', '🌹', '🎁', '☕'],
]

/** What was picked last, then the platform's emoji and common ones; a press writes one into the message. */
export const EmojiPanel = ({ onPick }: { readonly onPick: (text: string) => void }) => {
  const t = useTexts()
  const emojis = useEmoji()
  // They stay where they are as long as the panel is open: nothing moves under a finger that picks several.
  const [recent] = useState(recentEmoji)
  const byName = new Map(emojis.map((emoji) => [emoji.regName, emoji]))
  const isKnown = (text: string): boolean => byName.has(text) || common.includes(text)
  const pick = (text: string): void => {
    storeRecentEmoji(text)
    onPick(text)
  }
  const button = (text: string) => {
    const emoji = byName.get(text)
    return (
      <button
        key={text}
        type="button"
        className={styles.emoji}
        aria-label={emoji && emoji.regName}
        onClick={() => pick(text)}
      >
        {emoji ? <EmojiPicture emoji={emoji} size={30} isNamed /> : text}
      </button>
    )
  }
  const known = recent.filter(isKnown)
  return (
    <div className={styles.panel} role="group" aria-label={t('chat.emoji')}>
      {known.length > 0 && (
        <div className={styles.recent} role="group" aria-label={t('chat.recentEmoji')}>
          {known.map(button)}
        </div>
      )}
      {[...byName.keys(), ...common].map(button)}
    </div>
  )
}
