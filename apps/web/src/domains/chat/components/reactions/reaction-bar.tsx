import { quickReactions } from '@cliffhanger/contract/chat/reactions.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useEmoji } from '../../messages/emoji-store.ts'
import { withoutTone } from '../tones/skin-tone.ts'
import { ToneButton, useTones } from '../tones/use-tones.tsx'
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
  const tones = useTones(onPick)
  const [showsAll, setShowsAll] = useState(false)
  const signs = showsAll ? [...quickReactions, ...emojis.map(({ regName }) => regName)] : quickReactions
  return (
    <div className={classNames(styles.bar, showsAll && styles.open)} role="group" aria-label={t('chat.react')}>
      {signs.map((plain) => {
        // Mine stands in the tone it has.
        const emoji = own !== undefined && withoutTone(own) === plain ? own : tones.inTone(plain)
        return (
          <ToneButton
            key={plain}
            sign={emoji}
            label={emoji}
            className={classNames(styles.sign, emoji === own && styles.own)}
            isPressed={emoji === own}
            onPick={onPick}
            onAsk={tones.ask}
          >
            <ReactionSign emoji={emoji} size={30} />
          </ToneButton>
        )
      })}
      {tones.menu}
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
