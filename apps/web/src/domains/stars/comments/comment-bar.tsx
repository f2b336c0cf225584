import { starPostCalls } from '@cliffhanger/contract/stars/post-calls.ts'
import type { StarsReply } from '@cliffhanger/contract/stars/schemas.ts'
import Send from 'lucide-react/icons/send'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../platform/server/client.ts'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { forgetComments } from '../stars-answers.ts'
import styles from './comment-bar.module.css'

interface CommentBarProps {
  readonly postId: number
  /** The comment that is answered; undefined where the post itself is. */
  readonly replyTo: StarsReply | undefined
  readonly onDone: () => void
}

const longest = 2000

/** Writes a comment, or answers one. What was typed stays until it has arrived. */
export const CommentBar = ({ postId, replyTo, onDone }: CommentBarProps) => {
  const t = useTexts()
  const [content, setContent] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (replyTo) field.current?.focus()
  }, [replyTo])
  const send = useAction(async () => {
    const words = content.trim()
    if (words === '') return
    await call(starPostCalls.addStarPost, {
      content: words,
      product_id: postId,
      ...(replyTo && { parent_id: replyTo.id }),
    })
    setContent('')
    onDone()
    await forgetComments()
  })
  const label = replyTo ? t('stars.replyTo', { name: replyTo.nick_name }) : t('stars.write')
  return (
    <form
      className={styles.bar}
      aria-label={t('stars.write')}
      onSubmit={(event) => {
        event.preventDefault()
        send.run()
      }}
    >
      {replyTo && (
        <p className={styles.answering}>
          <span>{label}</span>
          <IconButton icon={X} size={18} label={t('stars.stopReply')} onClick={onDone} />
        </p>
      )}
      <div className={styles.line}>
        <textarea
          ref={field}
          className={styles.field}
          rows={1}
          value={content}
          maxLength={longest}
          placeholder={label}
          aria-label={label}
          onChange={({ target }) => setContent(target.value)}
        />
        <IconButton
          icon={Send}
          type="submit"
          label={t('stars.sendComment')}
          disabled={content.trim() === '' || send.isBusy}
          aria-busy={send.isBusy}
        />
      </div>
    </form>
  )
}
