import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { Alert, Box, Button, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Title, useGetIdentity, useNotify } from 'react-admin'
import { failureText, fieldOf } from '../../platform/failure.ts'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { Facts } from '../../ui/facts.tsx'
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

const shortestPassword = 12

const PasswordForm = () => {
  const t = useTexts()
  const notify = useNotify()
  const [oldPassword, setOldPassword] = useState('')
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const isShort = password !== '' && password.length < shortestPassword
  const isDifferent = repeated !== '' && repeated !== password

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isShort || password !== repeated) return
    setBusy(true)
    setFailure(undefined)
    try {
      await callServer(staffCalls.changeOperatorPassword, { old_password: oldPassword, password })
      notify(t('operators.passwordChanged'), { type: 'success' })
      for (const clear of [setOldPassword, setPassword, setRepeated]) clear('')
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Section title={t('operators.changePassword')} explanation={t('operators.changePasswordHint')}>
      <Stack component="form" spacing={2} onSubmit={submit} sx={{ maxWidth: 360 }}>
        {failure !== undefined && fieldOf(failure) !== 'password' && (
          <Alert severity="error">{failureText(failure)}</Alert>
        )}
        <TextField
          type="password"
          label={t('operators.oldPassword')}
          value={oldPassword}
          onChange={(event) => setOldPassword(event.target.value)}
          autoComplete="current-password"
          required
        />
        <TextField
          type="password"
          label={t('operators.newPassword')}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={isShort || fieldOf(failure) === 'password'}
          helperText={fieldOf(failure) === 'password' ? failureText(failure) : t('operators.passwordLength')}
          autoComplete="new-password"
          required
        />
        <TextField
          type="password"
          label={t('operators.repeatPassword')}
          value={repeated}
          onChange={(event) => setRepeated(event.target.value)}
          error={isDifferent}
          helperText={isDifferent ? t('operators.passwordsDiffer') : undefined}
          autoComplete="new-password"
          required
        />
        <Button type="submit" variant="contained" loading={isBusy}>
          {t('operators.changePassword')}
        </Button>
      </Stack>
    </Section>
  )
}
