import { platformCalls } from '@cliffhanger/contract/operators/platform-calls.ts'
import { supportCalls } from '@cliffhanger/contract/operators/support-calls.ts'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { failureText } from '../../platform/failure.ts'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'

/** Appoints the member of a number to official customer service. */
export const AppointDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTexts()
  const notify = useNotify()
  const refresh = useRefresh()
  const [number, setNumber] = useState('')
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  const appoint = async (): Promise<void> => {
    const wanted = number.trim()
    const { list } = await callServer(platformCalls.listMembers, { search: wanted })
    const member = list.find(({ user_no }) => user_no === wanted)
    if (!member) throw new Error(t('support.notFound'))
    await callServer(supportCalls.setMemberType, { user_id: member.user_id, user_type: 1, reason: reason.trim() })
  }
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    setFailure('')
    try {
      await appoint()
      notify(t('shell.saved'), { type: 'success' })
      refresh()
      onClose()
    } catch (error) {
      setFailure(failureText(error))
      setBusy(false)
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="appoint-title">
      <form onSubmit={submit}>
        <DialogTitle id="appoint-title">{t('support.appoint')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{t('support.appointHint')}</DialogContentText>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {failure !== '' && <Alert severity="error">{failure}</Alert>}
            <TextField
              label={t('support.memberNumber')}
              value={number}
              onChange={({ target }) => setNumber(target.value)}
              slotProps={{ htmlInput: { maxLength: 20, autoComplete: 'off' } }}
              required
              fullWidth
              autoFocus
            />
            <TextField
              label={t('shell.reason')}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              helperText={t('shell.reasonHint')}
              slotProps={{ htmlInput: { minLength: 3, maxLength: 300 } }}
              required
              fullWidth
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {t('support.appoint')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
