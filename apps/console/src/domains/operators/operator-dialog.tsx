import { type Operator, type OperatorRole, operatorRole } from '@cliffhanger/contract/operators/schemas.ts'
import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { failureText, fieldOf } from '../../platform/failure.ts'
import { callServer } from '../../platform/server.ts'
import { type Texts, useTexts } from '../../platform/texts.ts'
import type { NewCredentials } from './credentials-dialog.tsx'

const roles = [...operatorRole._zod.def.values]

export const roleText = (t: Texts, role: OperatorRole): string =>
  ({
    owner: t('operators.roleOwner'),
    editor: t('operators.roleEditor'),
    support: t('operators.roleSupport'),
    auditor: t('operators.roleAuditor'),
    finance: t('operators.roleFinance'),
  })[role]

interface OperatorDialogProps {
  /** The operator to change; a new one where none is given. */
  readonly operator: Operator | undefined
  readonly onClose: () => void
  readonly onMade: (made: NewCredentials) => void
}

/** Makes an operator, or changes another one's name and role. */
export const OperatorDialog = ({ operator, onClose, onMade }: OperatorDialogProps) => {
  const t = useTexts()
  const notify = useNotify()
  const refresh = useRefresh()
  const [values, setValues] = useState({
    login: operator?.login ?? '',
    name: operator?.name ?? '',
    role: operator?.role ?? 'editor',
    reason: '',
  })
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const field = fieldOf(failure)

  const send = async (): Promise<void> => {
    const { login, name, role, reason } = values
    if (operator) await callServer(staffCalls.changeOperator, { id: operator.id, name, role, reason })
    else {
      const { credentials } = await callServer(staffCalls.createOperator, { login, name, role, reason })
      onMade({ login, credentials })
    }
  }
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
      setFailure(error)
      setBusy(false)
    }
  }
  const input = (name: keyof typeof values, label: string, hint?: string) => ({
    label,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
    error: field === name,
    helperText: field === name ? failureText(failure) : hint,
    required: true,
    fullWidth: true,
  })

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="operator-title">
      <form onSubmit={submit}>
        <DialogTitle id="operator-title">
          {operator ? t('operators.change', { name: operator.name }) : t('operators.create')}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {failure !== undefined && !field && <Alert severity="error">{failureText(failure)}</Alert>}
            {!operator && (
              <TextField
                {...input('login', t('shell.login'))}
                autoFocus
                slotProps={{ htmlInput: { minLength: 3, maxLength: 64, autoComplete: 'off' } }}
              />
            )}
            <TextField {...input('name', t('operators.name'))} slotProps={{ htmlInput: { maxLength: 40 } }} />
            <TextField {...input('role', t('operators.role'))} select>
              {roles.map((role) => (
                <MenuItem key={role} value={role}>
                  {roleText(t, role)}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              {...input('reason', t('shell.reason'), t('shell.reasonHint'))}
              slotProps={{ htmlInput: { minLength: 3, maxLength: 300 } }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {t('shell.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
