import type { ShownReaction } from '@cliffhanger/contract/chat/reactions.ts'
import { formatCount } from '@cliffhanger/i18n/format/numbers.ts'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { classNames } from '../../../../ui/class-names.ts'
import styles from './reaction-chips.module.css'
import { ReactionSign } from './reaction-sign.tsx'

interface ReactionChipsProps {
  readonly reactions: readonly ShownReaction[]
  /** Undefined where the reader may not react. */
  readonly onToggle: ((emoji: string) => void) | undefined
}

/** What stands at a message; a press joins in, or takes one's own back. */
export const ReactionChips = ({ reactions, onToggle }: ReactionChipsProps) => {
  const t = useTexts()
  const language = useLanguage()
  return (
    <span className={styles.chips}>
      {reactions.map(({ emoji, total, mine }) => (
        <button
          key={emoji}
          type="button"
          className={classNames(styles.chip, mine === 1 && styles.mine)}
          aria-pressed={mine === 1}
          aria-label={t('chat.reactionOf', { emoji, count: total })}
          disabled={!onToggle}
          onClick={(event) => {
            event.stopPropagation()
            onToggle?.(emoji)
          }}
        >
          <ReactionSign emoji={emoji} size={18} />
          <span className={styles.total}>{formatCount(total, language)}</span>
        </button>
      ))}
    </span>
  )
}
