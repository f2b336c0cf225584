import { quickReactions } from '@cliffhanger/contract/chat/reactions.ts'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Reply from 'lucide-react/icons/reply'
import { type FocusEvent, type PointerEvent, useState } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import type { Bubble } from '../../messages/chat-rows.ts'
import { ReactionSign } from '../reactions/reaction-sign.tsx'
import { useSkinTone, withTone } from '../tones/skin-tone.ts'
import styles from './mouse-acts.module.css'
import type { Point } from './pointer-menu.tsx'

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

/** What one may do beside a message. */
export interface MouseActions {
  /** Opens what can be done with it, where a mouse asks for it; without a place in the middle of the chat. */
  readonly onOpen: (row: Bubble, at?: Point) => void
  /** Sets my reaction, or takes it back. */
  readonly onReact: (row: Bubble, emoji: string) => void
  readonly onReply: (row: Bubble) => void
  readonly canReact: (row: Bubble) => boolean
  readonly canReply: (row: Bubble) => boolean
}

interface MouseActsProps {
  readonly row: Bubble
  readonly actions: MouseActions
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
