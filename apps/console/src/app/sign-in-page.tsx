import { Refused } from '@cliffhanger/client/call-error.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { Alert, Box, Button, Paper, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useEffect, useState } from 'react'
import { LocalesMenuButton, useLogin } from 'react-admin'
import { failureText } from '../platform/failure.ts'
import { callServer } from '../platform/server.ts'
import { useTexts } from '../platform/texts.ts'

/** Whether the platform is a demonstration; false until that is known. */
function useIsDemo(): boolean {
  const [isDemo, setDemo] = useState(false)
  useEffect(() => {
    callServer(sessionCalls.getPlatformInfo, {}).then(
      ({ plat_info }) => setDemo(plat_info.is_demo === 1),
      // The sign-in itself says what is wrong with the server.
      () => undefined,
    )
  }, [])
  return isDemo
}

/** Login, password and the six digits of the authenticator. */
export const SignInPage = () => {
  const t = useTexts()
  const login = useLogin()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const isDemo = useIsDemo()

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    const values = Object.fromEntries(new FormData(form))
    setBusy(true)
    setFailure('')
    try {
      await login(values)
    } catch (error) {
      // A code works once: the next try needs the next one.
      const code = form.elements.namedItem('code')
      if (error instanceof Refused && error.code === refusalCodes.wrongCredentials && code instanceof HTMLInputElement)
        code.value = ''
      setFailure(failureText(error))
      setBusy(false)
    }
  }

  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 3 }}>
      <Paper component="form" onSubmit={submit} sx={{ width: 380, p: 4 }} aria-label={t('shell.signIn')}>
        <Stack spacing={2.5}>
          <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
            <img src="./icon.svg" alt="" width={40} height={40} />
            <LocalesMenuButton />
          </Stack>
          <Box>
            <Typography variant="h5" component="h1">
              {t('shell.console')}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 0.5 }}>
              {t('shell.signInHint')}
            </Typography>
          </Box>
          {isDemo && <Alert severity="info">{t('shell.demoNote')}</Alert>}
          {failure !== '' && <Alert severity="error">{failure}</Alert>}
          <TextField name="login" label={t('shell.login')} autoComplete="username" required autoFocus />
          <TextField
            name="password"
            type="password"
            label={t('shell.password')}
            autoComplete="current-password"
            required
          />
          <TextField
            name="code"
            label={t('shell.code')}
            autoComplete="one-time-code"
            required
            slotProps={{
              htmlInput: { inputMode: 'numeric', pattern: '\\d{6}', maxLength: 6, title: t('shell.codeFormat') },
            }}
          />
          <Button type="submit" variant="contained" size="large" loading={isBusy}>
            {t('shell.signIn')}
          </Button>
        </Stack>
      </Paper>
    </Box>
  )
}
