import { episodeOperatorCalls } from '@cliffhanger/contract/drama/operator-episode-calls.ts'
import type { AssetState } from '@cliffhanger/contract/media/operator-schemas.ts'
import { Button } from '@mui/material'
import { callServer } from '../../../platform/server.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useConfirmAction } from '../../../ui/dialogs/confirm-action.tsx'

interface VideoActionsProps {
  /** Of the episode the video belongs to. */
  readonly number: number
  readonly asset: AssetState
}

/** Starts a video again that failed or was cancelled, or ends one that is in work. */
export const VideoActions = ({ number, asset }: VideoActionsProps) => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const cancel = (): void =>
    confirmAction({
      title: t('drama.cancelTitle', { number }),
      explanation: t('drama.cancelHint'),
      action: t('drama.cancelVideo'),
      needsReason: false,
      isDestructive: true,
      run: () => callServer(episodeOperatorCalls.cancelTranscoding, { asset_id: asset.asset_id }),
    })
  const retry = (): void =>
    confirmAction({
      title: t('drama.retryTitle', { number }),
      explanation: t('drama.retryHint'),
      action: t('shell.retry'),
      needsReason: false,
      run: () => callServer(episodeOperatorCalls.retryTranscoding, { asset_id: asset.asset_id }),
    })
  if (asset.state === 'failed' || asset.state === 'cancelled')
    return (
      <Button size="small" onClick={retry}>
        {t('shell.retry')}
      </Button>
    )
  if (asset.is_complete) return undefined
  return (
    <Button size="small" color="inherit" onClick={cancel}>
      {t('drama.cancelVideo')}
    </Button>
  )
}
