import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material'
import { currentLanguage, useTexts } from '../../platform/texts.ts'
import { CopyButton } from '../../ui/copy-button.tsx'

interface SetupLinkDialogProps {
  /** Whose it is. */
  readonly name: string
  readonly link: string
  readonly expires: number
  readonly onClose: () => void
}

/** Shows a setup link once, to be handed over. */
export const SetupLinkDialog = ({ name, link, expires, onClose }: SetupLinkDialogProps) => {
  const t = useTexts()
  const time = formatMoment(expires * 1000, 'time', currentLanguage())
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="setup-link-title">
      <DialogTitle id="setup-link-title">{t('operators.setupLinkFor', { name })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('operators.setupLinkHint', { time })}</DialogContentText>
        <Stack direction="row" sx={{ alignItems: 'center' }}>
          <Typography component="code" sx={{ fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' }}>
            {link}
          </Typography>
          <CopyButton text={link} name={t('operators.setupLink')} />
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
