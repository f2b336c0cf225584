import type { Transcoding } from '@cliffhanger/contract/media/operator-calls.ts'
import { Chip } from '@mui/material'
import { useTexts } from '../../../platform/texts.ts'

/** Whether a video somebody pays for lies encrypted. */
export const ProtectionChip = ({ video }: { readonly video: Pick<Transcoding, 'is_protected' | 'is_encrypted'> }) => {
  const t = useTexts()
  if (video.is_encrypted) return <Chip size="small" variant="outlined" color="success" label={t('media.encrypted')} />
  if (video.is_protected) return <Chip size="small" variant="outlined" color="warning" label={t('media.toEncrypt')} />
  return <Chip size="small" variant="outlined" label={t('media.clear')} />
}
