import { assetUrl } from '../../../../platform/server/endpoints.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { useEmoji } from '../../messages/emoji-store.ts'
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
      {emojis.map(({ id, regName, image_url }) => (
        <button key={id} type="button" className={styles.emoji} aria-label={regName} onClick={() => onPick(regName)}>
          <img src={assetUrl(image_url)} alt="" width={30} height={30} loading="lazy" />
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
