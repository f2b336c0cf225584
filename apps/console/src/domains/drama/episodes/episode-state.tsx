import type { AssetState } from '@cliffhanger/contract/media/operator-schemas.ts'
import { Box, Chip, LinearProgress, Tooltip } from '@mui/material'
import { useTexts } from '../../../platform/texts.ts'
import { failureTextOf } from './source-failures.ts'

/** How far the video of an episode is. */
export const EpisodeState = ({ asset }: { readonly asset: AssetState }) => {
  const t = useTexts()
  const renditions = asset.renditions.join(' · ')
  if (asset.is_complete)
    return <Chip size="small" color="success" variant="outlined" label={`${t('drama.videoReady')} · ${renditions}`} />
  if (asset.waits_for_ffmpeg)
    return (
      <Tooltip title={t('drama.videoWaitsForFfmpegHint')}>
        <Chip
          size="small"
          color="warning"
          variant="outlined"
          label={[t('drama.videoWaitsForFfmpeg'), renditions].filter(Boolean).join(' · ')}
        />
      </Tooltip>
    )
  switch (asset.state) {
    case 'failed':
      return (
        <Tooltip title={failureTextOf(t, asset.failure)}>
          <Chip
            size="small"
            color="error"
            variant="outlined"
            label={`${t('drama.videoFailed')}: ${failureTextOf(t, asset.failure)}`}
          />
        </Tooltip>
      )
    case 'cancelled':
      return (
        <Chip
          size="small"
          variant="outlined"
          label={[t('drama.videoCancelled'), renditions].filter(Boolean).join(' · ')}
        />
      )
    case 'uploaded':
      return <Chip size="small" variant="outlined" label={t('drama.videoQueued')} />
    case 'transcoding':
    case 'ready':
      return (
        <Box sx={{ width: 220 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 0.5, typography: 'body2' }}>
            <span>
              {asset.state === 'ready' ? t('drama.videoPlayable', { renditions }) : t('drama.videoTranscoding')}
            </span>
            <span>{asset.progress} %</span>
          </Box>
          <LinearProgress
            variant="determinate"
            color="secondary"
            value={asset.progress}
            aria-label={t('drama.videoTranscoding')}
          />
        </Box>
      )
  }
}
