import { starPostCalls } from '@cliffhanger/contract/stars/post-calls.ts'
import type { StarsComment, StarsReply } from '@cliffhanger/contract/stars/schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { useState } from 'react'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { call } from '../../../platform/server/client.ts'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { confirm } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { forgetComments } from '../stars-answers.ts'
import styles from './comment-item.module.css'

interface CommentItemProps {
  readonly comment: StarsComment
  readonly onReply: (to: StarsReply) => void
}

/** A root comment, with its oldest replies; the others come when they are asked for. */
export const CommentItem = ({ comment, onReply }: CommentItemProps) => {
  const t = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const hasMore = comment.reply_total > comment.replies.length
  return (
    <li>
      <CommentBody comment={comment} onReply={onReply} />
      {comment.reply_total > 0 && (
        <div className={styles.replies}>
          {isOpen ? (
            <AllReplies rootId={comment.id} onReply={onReply} />
          ) : (
            <ul>
              {comment.replies.map((reply) => (
                <li key={reply.id}>
                  <CommentBody comment={reply} onReply={onReply} />
                </li>
              ))}
            </ul>
          )}
          {!isOpen && hasMore && (
            <Button kind="text" size="small" onClick={() => setIsOpen(true)}>
              {t('stars.moreReplies', { count: comment.reply_total })}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

const AllReplies = ({ rootId, onReply }: { readonly rootId: number } & Pick<CommentItemProps, 'onReply'>) => {
  const t = useTexts()
  const { query, list, scroll } = usePagedCall(starPostCalls.listStarReplies, { comment_id: rootId }, ({ id }) => id)
  if (query.error && list.length === 0) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  }
  return (
    <>
      <ul aria-busy={query.isPending}>
        {list.map((reply) => (
          <li key={reply.id}>
            <CommentBody comment={reply} onReply={onReply} />
          </li>
        ))}
      </ul>
      {(scroll.hasMore || query.isPending) && (
        <Button kind="text" size="small" busy={query.isPending || scroll.isLoading} onClick={scroll.onMore}>
          {t('stars.nextReplies')}
        </Button>
      )}
    </>
  )
}

interface CommentBodyProps {
  readonly comment: StarsReply
  readonly onReply: (to: StarsReply) => void
}

const CommentBody = ({ comment, onReply }: CommentBodyProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { nick_name: name, reply_nick_name: other, is_mine, is_star, can_delete } = comment
  return (
    <div className={styles.comment}>
      <Avatar name={name} url={comment.avatar_url} size={comment.root_id === 0 ? 36 : 28} />
      <div className={styles.words}>
        <p className={styles.name}>
          {other === '' ? name : t('stars.answers', { name, other })}
          {is_star === 1 && <span className={styles.badge}>{t('stars.author')}</span>}
        </p>
        <p className={styles.content}>{comment.content}</p>
        <div className={styles.actions}>
          <span>{formatMoment(comment.create_time * 1000, 'momentOfYear', language)}</span>
          <button type="button" onClick={() => onReply(comment)}>
            {t('stars.reply')}
          </button>
          {can_delete === 1 && <DeleteButton comment={comment} />}
          {is_mine === 0 && (
            <a href={hrefTo('report', { type: 'star', target_id: comment.user_id, comment_id: comment.id })}>
              {t('stars.report')}
            </a>
          )}
        </div>
      </div>
    </div>
  )
}

const DeleteButton = ({ comment: { id, root_id } }: { readonly comment: StarsReply }) => {
  const t = useTexts()
  const remove = useAction(async () => {
    const isSure = await confirm({
      title: t('stars.deleteCommentQuestion'),
      ...(root_id === 0 && { text: t('stars.deleteCommentText') }),
      confirmLabel: t('stars.deleteComment'),
      isDanger: true,
    })
    if (!isSure) return
    await call(starPostCalls.deleteStarPost, { id, type: 'comment' })
    toast(t('stars.deleted'))
    await forgetComments()
  })
  return (
    <button type="button" disabled={remove.isBusy} onClick={remove.run}>
      {t('stars.deleteComment')}
    </button>
  )
}
