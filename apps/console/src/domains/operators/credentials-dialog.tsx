import type { CallData } from '@cliffhanger/contract/call.ts'
import type { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material'
import { renderSVG } from 'uqr'
import { useTexts } from '../../platform/texts.ts'
import { CopyButton } from '../../ui/copy-button.tsx'

export interface NewCredentials {
  readonly login: string
  readonly credentials: CallData<typeof staffCalls.resetOperator>['credentials']
}

/** Shows a password and an authenticator's secret once; the server keeps neither in the clear. */
export const CredentialsDialog = ({
  made,
  onClose,
}: {
  readonly made: NewCredentials
  readonly onClose: () => void
}) => {
  const t = useTexts()
  const { login, credentials } = made
  const qr = `data:image/svg+xml,${encodeURIComponent(renderSVG(credentials.otpauth_url, { border: 2 }))}`
  const rows: readonly (readonly [string, string])[] = [
    [t('shell.login'), login],
    [t('shell.password'), credentials.password],
    [t('operators.secret'), credentials.totp_secret],
  ]
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="credentials-title">
      <DialogTitle id="credentials-title">{t('operators.credentials')}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 3 }}>
          {t('operators.shownOnce')}
        </Alert>
        <Stack direction="row" spacing={3}>
          <Stack spacing={2} sx={{ flex: 1, minWidth: 0 }}>
            {rows.map(([name, text]) => (
              <Box key={name}>
                <Typography variant="body2" color="textSecondary">
                  {name}
                </Typography>
                <Stack direction="row" sx={{ alignItems: 'center' }}>
                  <Typography component="code" sx={{ fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' }}>
                    {text}
                  </Typography>
                  <CopyButton text={text} name={name} />
                </Stack>
              </Box>
            ))}
          </Stack>
          <Box sx={{ textAlign: 'center' }}>
            <img
              src={qr}
              alt={t('operators.scan')}
              width={180}
              height={180}
              style={{ borderRadius: 8, background: '#fff' }}
            />
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1, maxWidth: 180 }}>
              {t('operators.scan')}
            </Typography>
          </Box>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('operators.handedOver')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
