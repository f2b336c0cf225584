import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { Alert, Box, Button, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Title, useGetIdentity, useNotify } from 'react-admin'
import { failureText, fieldOf } from '../../platform/failure.ts'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { Facts } from '../../ui/facts.tsx'
import { NewPasswordInputs, useNewPassword } from '../../ui/inputs/new-password-inputs.tsx'
import { Section } from '../../ui/section.tsx'
import { roleText } from './operator-dialog.tsx'

/** Who I am, and my password. */
export const MyAccountPage = () => {
  const t = useTexts()
  const { identity } = useGetIdentity()
  return (
    <Box sx={{ py: 2, maxWidth: 640 }}>
      <Title title={t('operators.myAccount')} />
      <Section title={t('operators.myAccount')}>
        <Facts
          rows={[
            [t('operators.name'), identity?.fullName ?? ''],
            [t('shell.login'), identity?.login ?? ''],
            [t('operators.role'), identity ? roleText(t, identity.role) : ''],
          ]}
        />
      </Section>
      <PasswordForm />
    </Box>
  )
}

const PasswordForm = () => {
  const t = useTexts()
  const notify = useNotify()
  const [oldPassword, setOldPassword] = useState('')
  const { written, write, isReady, clear } = useNewPassword()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const passwordRefusal = fieldOf(failure) === 'password' ? failureText(failure) : undefined

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (!isReady) return
    setBusy(true)
    setFailure(undefined)
    try {
      const form = { old_password: oldPassword, password: written.password }
      await callServer(staffCalls.changeOperatorPassword, form)
      notify(t('operators.passwordChanged'), { type: 'success' })
      setOldPassword('')
      clear()
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Section title={t('operators.changePassword')} explanation={t('operators.changePasswordHint')}>
      <Stack component="form" spacing={2} onSubmit={submit} sx={{ maxWidth: 360 }}>
        {failure !== undefined && passwordRefusal === undefined && (
          <Alert severity="error">{failureText(failure)}</Alert>
        )}
        <TextField
          type="password"
          label={t('operators.oldPassword')}
          value={oldPassword}
          onChange={({ target }) => setOldPassword(target.value)}
          autoComplete="current-password"
          required
        />
        <NewPasswordInputs written={written} onWrite={write} refusal={passwordRefusal} />
        <Button type="submit" variant="contained" loading={isBusy}>
          {t('operators.changePassword')}
        </Button>
      </Stack>
    </Section>
  )
}
