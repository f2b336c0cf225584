import { Chip } from '@mui/material'
import { useTexts } from '../../platform/texts.ts'

/** Whether members are offered something. */
export const OpenChip = ({ isOpen }: { readonly isOpen: boolean }) => {
  const t = useTexts()
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isOpen ? 'success' : 'default'}
      label={isOpen ? t('walletOffers.open') : t('walletOffers.closed')}
    />
  )
}
