import { Alert, Button } from '@mui/material'
import { failureText } from '../platform/failure.ts'
import { useTexts } from '../platform/texts.ts'

interface LoadFailureProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Why a page shows nothing, with the way to try again. */
export const LoadFailure = ({ error, onRetry }: LoadFailureProps) => {
  const t = useTexts()
  return (
    <Alert
      severity="error"
      sx={{ my: 2 }}
      action={
        <Button color="inherit" onClick={onRetry}>
          {t('shell.retry')}
        </Button>
      }
    >
      {t('shell.loadFailed')}: {failureText(error)}
    </Alert>
  )
}
