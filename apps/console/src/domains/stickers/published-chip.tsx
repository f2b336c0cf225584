import { Chip } from '@mui/material'
import { useTexts } from '../../platform/texts.ts'

/** Whether members have a pack. */
export const PublishedChip = ({ isPublished }: { readonly isPublished: boolean }) => {
  const t = useTexts()
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isPublished ? 'success' : 'default'}
      label={t(isPublished ? 'stickers.isPublished' : 'stickers.isDraft')}
    />
  )
}
