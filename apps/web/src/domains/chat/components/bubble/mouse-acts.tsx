import { quickReactions } from '@cliffhanger/contract/chat/reactions.ts'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Reply from 'lucide-react/icons/reply'
import { type FocusEvent, type PointerEvent, useState } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import type { Bubble } from '../../messages/chat-rows.ts'
import { ReactionSign } from '../reactions/reaction-sign.tsx'
import { useSkinTone, withTone } from '../tones/skin-tone.ts'
import type { BubbleActions } from './bubble.tsx'
import styles from './mouse-acts.module.css'

/** Whether a mouse lies on a message, or the keyboard came to it: then its acts stand beside it. A finger has the menu and the swipe. */
export const useMouseOver = () => {
  const [isOver, setIsOver] = useState(false)
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setIsOver(pointerType === 'mouse'),
    onPointerLeave: () => setIsOver(false),
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setIsOver(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setIsOver(currentTarget.matches(':hover') || currentTarget.contains(relatedTarget)),
  }
  return { isOver, handlers }
}

interface MouseActsProps {
  readonly row: Bubble
  readonly actions: Pick<BubbleActions, 'onOpen' | 'onReply' | 'onReact' | 'canReply' | 'canReact'>
}

/** What is done most with a message, beside it: an answer, the first reaction, and the menu with everything else. */
export const MouseActs = ({ row, actions }: MouseActsProps) => {
  const t = useTexts()
  const first = withTone(quickReactions[0], useSkinTone())
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- whoever writes goes on writing: a press takes no focus
    <div className={styles.acts} onMouseDown={(event) => event.preventDefault()}>
      {actions.canReply(row) && (
        <button
          type="button"
          className={styles.act}
          aria-label={t('chat.reply')}
          title={t('chat.reply')}
          onClick={() => actions.onReply(row)}
        >
          <Icon of={Reply} size={20} />
        </button>
      )}
      {actions.canReact(row) && (
        <button
          type="button"
          className={styles.act}
          aria-label={`${t('chat.react')}: ${first}`}
          onClick={() => actions.onReact(row, first)}
        >
          <ReactionSign emoji={first} size={20} />
        </button>
      )}
      <button
        type="button"
        className={styles.act}
        aria-label={t('shell.more')}
        title={t('shell.more')}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          const { left, bottom } = currentTarget.getBoundingClientRect()
          actions.onOpen(row, { x: left, y: bottom + 4 })
        }}
      >
        <Icon of={Ellipsis} size={20} />
      </button>
    </div>
  )
}
