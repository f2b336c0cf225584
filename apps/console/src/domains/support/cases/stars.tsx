import StarIcon from '@mui/icons-material/StarRounded'
import { Box } from '@mui/material'
import { useTexts } from '../../../platform/texts.ts'

/** What a member rated a case with. */
export const Stars = ({ rating }: { readonly rating: number }) => {
  const t = useTexts()
  return (
    <Box
      component="span"
      role="img"
      aria-label={t('cases.stars', { rating })}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25, color: 'warning.main', fontWeight: 600 }}
    >
      <StarIcon sx={{ fontSize: 16 }} />
      <span aria-hidden>{rating}</span>
    </Box>
  )
}
