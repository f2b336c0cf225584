import type { DramaOverview } from '@cliffhanger/contract/drama/operator-schemas.ts'
import { Chip } from '@mui/material'
import { useTexts } from '../../../platform/texts.ts'

/** Where a drama stands: not published, waiting for its videos, or seen by members. */
export const DramaStateChip = ({ drama }: { readonly drama: Pick<DramaOverview, 'is_published' | 'is_listed'> }) => {
  const t = useTexts()
  if (drama.is_listed) return <Chip size="small" color="success" variant="outlined" label={t('drama.stateListed')} />
  if (drama.is_published)
    return <Chip size="small" color="warning" variant="outlined" label={t('drama.stateWaiting')} />
  return <Chip size="small" variant="outlined" label={t('drama.stateDraft')} />
}
