import { quickReactions } from '@cliffhanger/contract/chat/reactions.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useEmoji } from '../../messages/emoji-store.ts'
import styles from './reaction-bar.module.css'
import { ReactionSign } from './reaction-sign.tsx'

interface ReactionBarProps {
  /** What I reacted with so far; undefined where I did not. */
  readonly own: string | undefined
  readonly onPick: (emoji: string) => void
}

/** Six signs to react with, and the platform's emoji on demand. */
export const ReactionBar = ({ own, onPick }: ReactionBarProps) => {
  const t = useTexts()
  const emojis = useEmoji()
  const [showsAll, setShowsAll] = useState(false)
  const signs = showsAll ? [...quickReactions, ...emojis.map(({ regName }) => regName)] : quickReactions
  return (
    <div className={classNames(styles.bar, showsAll && styles.open)} role="group" aria-label={t('chat.react')}>
      {signs.map((emoji) => (
        <button
          key={emoji}
          type="button"
          className={classNames(styles.sign, emoji === own && styles.own)}
          aria-pressed={emoji === own}
          aria-label={emoji}
          onClick={() => onPick(emoji)}
        >
          <ReactionSign emoji={emoji} size={30} />
        </button>
      ))}
      {!showsAll && emojis.length > 0 && (
        <button
          type="button"
          className={styles.sign}
          aria-label={t('chat.moreReactions')}
          onClick={() => setShowsAll(true)}
        >
          <Icon of={ChevronDown} size={22} />
        </button>
      )}
    </div>
  )
}
