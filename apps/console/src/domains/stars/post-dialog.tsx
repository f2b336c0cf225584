import { starPostOperatorCalls } from '@cliffhanger/contract/stars/operator-post-calls.ts'
import type { StarPostOverview } from '@cliffhanger/contract/stars/operator-schemas.ts'
import { starPostStates } from '@cliffhanger/contract/stars/states.ts'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useId } from 'react'
import { Loading, useGetOne } from 'react-admin'
import { callServer } from '../../platform/server.ts'
import { type Texts, useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { useConfirmAction } from '../../ui/dialogs/confirm-action.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Pictures } from '../../ui/pictures.tsx'
import { PostComments } from './post-comments.tsx'

interface PostDialogProps {
  readonly id: number
  readonly onClose: () => void
}

/** One post in full: its words, pictures, the video as it was uploaded, and its comments. */
export const PostDialog = ({ id, onClose }: PostDialogProps) => {
  const t = useTexts()
  const titleId = useId()
  const { data: post, error, refetch } = useGetOne<StarPostOverview>('star-posts', { id })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{post?.title ?? t('stars.post')}</DialogTitle>
      <DialogContent>
        {error && !post && <LoadFailure error={error} onRetry={refetch} />}
        {!error && !post && <Loading />}
        {post && <Post post={post} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {t('stars.close')}
        </Button>
        {post && <Decisions post={post} onDone={onClose} />}
      </DialogActions>
    </Dialog>
  )
}

const audienceText = (t: Texts, vipType: StarPostOverview['vip_type']): string =>
  ({ 0: t('stars.everyone'), 1: t('stars.vip'), 2: t('stars.svip') })[vipType]

const Post = ({ post }: { readonly post: StarPostOverview }) => {
  const t = useTexts()
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('stars.members')}: {audienceText(t, post.vip_type)}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{post.content}</Typography>
      <Pictures label={t('stars.pictures')} addresses={post.images} />
      {post.video_url !== '' && (
        <Box
          component="video"
          src={post.video_url}
          poster={post.cover}
          controls
          aria-label={t('stars.video')}
          sx={{ display: 'block', width: '100%', maxHeight: 360, mt: 2, bgcolor: '#000', borderRadius: 1 }}
        />
      )}
      <PostComments postId={post.id} />
    </>
  )
}

interface DecisionsProps {
  readonly post: StarPostOverview
  readonly onDone: () => void
}

const Decisions = ({ post: { id, title, status }, onDone }: DecisionsProps) => {
  const t = useTexts()
  const mayReview = useMayDo()('post.review')
  const confirmAction = useConfirmAction()
  if (!mayReview) return undefined
  const approve = (): void =>
    confirmAction({
      title: t('stars.approveTitle', { title }),
      action: t('stars.approve'),
      needsReason: false,
      run: async () => {
        await callServer(starPostOperatorCalls.approveStarPost, { id })
        onDone()
      },
    })
  const refuse = (call: 'rejectStarPost' | 'hideStarPost', heading: string, action: string): void =>
    confirmAction({
      title: heading,
      explanation: t('stars.authorReads'),
      action,
      isDestructive: true,
      run: async (reason) => {
        await callServer(starPostOperatorCalls[call], { id, reason })
        onDone()
      },
    })
  return (
    <>
      {status === starPostStates.inReview && (
        <Button
          color="error"
          onClick={() => refuse('rejectStarPost', t('stars.rejectTitle', { title }), t('stars.reject'))}
        >
          {t('stars.reject')}
        </Button>
      )}
      {status === starPostStates.published && (
        <Button color="error" onClick={() => refuse('hideStarPost', t('stars.hideTitle', { title }), t('stars.hide'))}>
          {t('stars.hide')}
        </Button>
      )}
      {status !== starPostStates.published && (
        <Button variant="contained" onClick={approve}>
          {t('stars.approve')}
        </Button>
      )}
    </>
  )
}
