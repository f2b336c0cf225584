import { useTexts } from '../../../../platform/texts.ts'
import { useEmoji } from '../../messages/emoji-store.ts'
import { EmojiPicture } from '../emoji-picture.tsx'
import styles from './emoji-panel.module.css'

/** What phones bring along, for those who miss a face in the platform's set. */
const common = [
  ...['😀', '😂', '🥹', '😊', '😍', '😘', '🤔', '😎', '🥳', '😭', '😡', '😱', '😴', '🙄', '🤗', '🙏'],
  ...['👍', '👎', '👏', '💪', '🤝', '👌', '✌️', '👋', '❤️', '💔', '🔥', '🎉', '⭐', '🌹', '🎁', '☕'],
]

/** The platform's emoji, then common ones; a press writes one into the message. */
export const EmojiPanel = ({ onPick }: { readonly onPick: (text: string) => void }) => {
  const t = useTexts()
  const emojis = useEmoji()
  return (
    <div className={styles.panel} role="group" aria-label={t('chat.emoji')}>
      {emojis.map((emoji) => (
        <button
          key={emoji.id}
          type="button"
          className={styles.emoji}
          aria-label={emoji.regName}
          onClick={() => onPick(emoji.regName)}
        >
          <EmojiPicture emoji={emoji} size={30} isNamed />
        </button>
      ))}
      {common.map((sign) => (
        <button key={sign} type="button" className={styles.emoji} onClick={() => onPick(sign)}>
          {sign}
        </button>
      ))}
    </div>
  )
}
