import { Box, Button, Typography } from '@mui/material'
import { LinkBase, Title } from 'react-admin'
import { useTexts } from '../platform/texts.ts'

/** What stands at an address that leads nowhere, or to a page the operator's role does not have. */
export const MissingPage = () => {
  const t = useTexts()
  return (
    <Box sx={{ px: 3, py: 12, textAlign: 'center' }}>
      <Title title={t('shell.missing')} />
      <Typography variant="h5" component="h1">
        {t('shell.missing')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        {t('shell.missingHint')}
      </Typography>
      <Button component={LinkBase} to="/" variant="outlined">
        {t('shell.toDashboard')}
      </Button>
    </Box>
  )
}
