import { starPostOperatorCalls } from '@cliffhanger/contract/stars/operator-post-calls.ts'
import type { StarCommentOverview } from '@cliffhanger/contract/stars/operator-schemas.ts'
import { Box, Button, Stack, Typography } from '@mui/material'
import { useGetList } from 'react-admin'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { useConfirmAction } from '../../ui/dialogs/confirm-action.tsx'
import { PersonLink } from '../../ui/person-link.tsx'
import { Time } from '../../ui/time.tsx'

/** The newest hundred comments under a post. */
export const PostComments = ({ postId }: { readonly postId: number }) => {
  const t = useTexts()
  const mayReview = useMayDo()('post.review')
  const confirmAction = useConfirmAction()
  const { data = [] } = useGetList<StarCommentOverview>('star-comments', {
    pagination: { page: 1, perPage: 100 },
    filter: { product_id: postId },
  })
  const remove = ({ id, member }: StarCommentOverview): void =>
    confirmAction({
      title: t('stars.deleteTitle', { name: member.nick_name || member.user_no }),
      explanation: t('stars.deleteHint'),
      action: t('stars.deleteComment'),
      isDestructive: true,
      run: (reason) => callServer(starPostOperatorCalls.deleteStarComment, { id, reason }),
    })
  return (
    <Box component="section" aria-label={t('stars.comments')} sx={{ mt: 3 }}>
      <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
        {t('stars.comments')}
      </Typography>
      {data.length === 0 && <Typography color="textSecondary">{t('stars.noComments')}</Typography>}
      {data.map((comment) => (
        <Stack key={comment.id} direction="row" spacing={1} sx={{ justifyContent: 'space-between', mb: 1.5 }}>
          <Box sx={{ minWidth: 0, pl: comment.root_id === 0 ? 0 : 3 }}>
            <PersonLink member={comment.member} />
            <Typography sx={{ overflowWrap: 'anywhere' }}>{comment.content}</Typography>
            <Typography variant="body2" color="textSecondary">
              <Time seconds={comment.create_time} />
            </Typography>
          </Box>
          {mayReview && (
            <Button size="small" color="error" onClick={() => remove(comment)}>
              {t('stars.deleteComment')}
            </Button>
          )}
        </Stack>
      ))}
    </Box>
  )
}
