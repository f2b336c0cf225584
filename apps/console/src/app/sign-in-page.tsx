import { Refused } from '@cliffhanger/client/call-error.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { Alert, Button, Stack, TextField } from '@mui/material'
import { type FormEvent, useEffect, useState } from 'react'
import { useLogin } from 'react-admin'
import { failureText } from '../platform/failure.ts'
import { callServer } from '../platform/server.ts'
import { useTexts } from '../platform/texts.ts'
import { FrontPage } from '../ui/front-page.tsx'
import { CodeInput } from '../ui/inputs/code-input.tsx'

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
    <FrontPage title={t('shell.console')} hint={t('shell.signInHint')}>
      <Stack component="form" spacing={2.5} onSubmit={submit} aria-label={t('shell.signIn')}>
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
        <CodeInput name="code" label={t('shell.code')} />
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          {t('shell.signIn')}
        </Button>
      </Stack>
    </FrontPage>
  )
}
