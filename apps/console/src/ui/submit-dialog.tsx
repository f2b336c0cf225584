import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin'
import { failureText, fieldOf } from '../platform/failure.ts'
import { useTexts } from '../platform/texts.ts'

interface SubmitDialogProps {
  readonly title: string
  readonly explanation?: string
  /** On the button that sends. */
  readonly action: string
  readonly send: () => Promise<void>
  readonly onClose: () => void
  /** Names of the inputs that tell by themselves what the server found wrong with them. */
  readonly fields?: readonly string[]
  /** The inputs; hears which of `fields` was refused, and why. */
  readonly children: (refused: { readonly field: string; readonly why: string } | undefined) => ReactNode
}

/** A few inputs over a page, for what is no plain change of a thing in a list; closes once they are sent. */
export const SubmitDialog = ({
  title,
  explanation,
  action,
  send,
  onClose,
  fields = [],
  children,
}: SubmitDialogProps) => {
  const t = useTexts()
  const titleId = useId()
  const notify = useNotify()
  const refresh = useRefresh()
  const logoutIfOver = useLogoutIfAccessDenied()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const field = fieldOf(failure)
  const refused = field !== undefined && fields.includes(field) ? { field, why: failureText(failure) } : undefined
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    setFailure(undefined)
    try {
      await send()
      notify(t('shell.saved'), { type: 'success' })
      refresh()
      onClose()
    } catch (error) {
      setBusy(false)
      if (await logoutIfOver(error)) onClose()
      else setFailure(error)
    }
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          {explanation !== undefined && <DialogContentText sx={{ mb: 2 }}>{explanation}</DialogContentText>}
          <Stack spacing={2} sx={{ pt: 1 }}>
            {failure !== undefined && !refused && <Alert severity="error">{failureText(failure)}</Alert>}
            {children(refused)}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
