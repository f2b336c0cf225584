import type { ShownEvidence } from '@cliffhanger/contract/reports/operator-schemas.ts'
import { Box, Typography } from '@mui/material'
import { useTexts } from '../../platform/texts.ts'
import { Pictures } from '../../ui/pictures.tsx'
import { Time } from '../../ui/time.tsx'

const wrapped = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 640 } as const

/** A post of a star as it stood when it was reported. */
export const ReportedPost = ({ post }: { readonly post: NonNullable<ShownEvidence['post']> }) => {
  const t = useTexts()
  return (
    <Box component="section" aria-label={t('reports.post')}>
      <Typography variant="subtitle1" component="h3" sx={wrapped}>
        {post.title}
      </Typography>
      <Typography sx={wrapped}>{post.content}</Typography>
      <Pictures label={t('stars.pictures')} addresses={post.images} />
      {post.video_url !== '' && (
        <Box
          component="video"
          src={post.video_url}
          controls
          preload="metadata"
          aria-label={t('stars.video')}
          sx={{
            display: 'block',
            maxWidth: 480,
            width: '100%',
            maxHeight: 360,
            mt: 2,
            bgcolor: '#000',
            borderRadius: 1,
          }}
        />
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        <Time seconds={post.create_time} />
      </Typography>
    </Box>
  )
}

/** A comment as it stood when it was reported. */
export const ReportedComment = ({ comment }: { readonly comment: NonNullable<ShownEvidence['comment']> }) => {
  const t = useTexts()
  return (
    <Box component="section" aria-label={t('reports.comment')}>
      <Typography sx={wrapped}>{comment.content}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        <Time seconds={comment.create_time} />
      </Typography>
    </Box>
  )
}
