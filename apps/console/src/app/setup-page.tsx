import { Refused } from '@cliffhanger/client/call-error.ts'
import type { CallData } from '@cliffhanger/contract/call.ts'
import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { Alert, Box, Button, Paper, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useEffect, useState } from 'react'
import { AdminContext, type I18nProvider, LocalesMenuButton } from 'react-admin'
import { renderSVG } from 'uqr'
import { failureText } from '../platform/failure.ts'
import { callServer, signInMark } from '../platform/server.ts'
import { useTexts } from '../platform/texts.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { theme } from '../ui/theme.ts'

/** The secret part of a setup link in the address of the page; undefined where it is none. */
export const setupLinkIn = (hash: string): string | undefined => /^#\/setup\/([\w-]{43})$/.exec(hash)?.[1]

interface SetupPageProps {
  readonly link: string
  readonly i18nProvider: I18nProvider
}

/** The page of a setup link: it stands before the console, which needs somebody who is signed in. */
export const SetupPage = ({ link, i18nProvider }: SetupPageProps) => (
  <AdminContext i18nProvider={i18nProvider} theme={theme} darkTheme={null}>
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: { xs: 2, sm: 3 } }}>
      <Paper sx={{ width: '100%', maxWidth: 440, p: { xs: 3, sm: 4 } }}>
        <Setup link={link} />
      </Paper>
    </Box>
  </AdminContext>
)

const Setup = ({ link }: { readonly link: string }) => {
  const t = useTexts()
  const [offer, setOffer] = useState<CallData<typeof staffCalls.openSetup>>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    callServer(staffCalls.openSetup, { link }, { retries: 2 }).then(setOffer, setFailure)
  }, [link])
  return (
    <Stack spacing={2.5}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <img src="./icon.svg" alt="" width={40} height={40} />
        <LocalesMenuButton />
      </Stack>
      <Typography variant="h5" component="h1">
        {t('operators.setUp')}
      </Typography>
      {failure !== undefined && <Alert severity="error">{linkFailure(failure, t('operators.linkOver'))}</Alert>}
      {offer && <SetupForm link={link} offer={offer} />}
    </Stack>
  )
}

const linkFailure = (failure: unknown, linkOver: string): string =>
  failure instanceof Refused && failure.is('notFound') ? linkOver : failureText(failure)

interface SetupFormProps {
  readonly link: string
  readonly offer: CallData<typeof staffCalls.openSetup>
}

const shortestPassword = 12

/** The authenticator to scan, a password, and the code that proves that both are there. */
const SetupForm = ({ link, offer }: SetupFormProps) => {
  const t = useTexts()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const qr = `data:image/svg+xml,${encodeURIComponent(renderSVG(offer.otpauth_url, { border: 2 }))}`
  const isShort = password !== '' && password.length < shortestPassword
  const isDifferent = repeated !== '' && repeated !== password

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isShort || password !== repeated) return
    setBusy(true)
    setFailure(undefined)
    try {
      await callServer(staffCalls.finishSetup, { link, password, code: code.trim(), cookie: 1 })
      signInMark.set()
      // The link is used up, and the console begins anew.
      location.replace('./#/')
      location.reload()
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }

  return (
    <Stack component="form" spacing={2.5} onSubmit={submit} aria-label={t('operators.setUp')}>
      <Typography color="textSecondary">{t('operators.setUpHint', { name: offer.name })}</Typography>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <img
          src={qr}
          alt={t('operators.scan')}
          width={180}
          height={180}
          style={{ borderRadius: 8, background: '#fff' }}
        />
        <Stack direction="row" sx={{ alignItems: 'center' }}>
          <Typography component="code" sx={{ fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' }}>
            {offer.totp_secret}
          </Typography>
          <CopyButton text={offer.totp_secret} name={t('operators.secret')} />
        </Stack>
      </Stack>
      {failure !== undefined && <Alert severity="error">{linkFailure(failure, t('operators.linkOver'))}</Alert>}
      <TextField label={t('shell.login')} value={offer.login} autoComplete="username" disabled />
      <TextField
        type="password"
        label={t('operators.newPassword')}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={isShort}
        helperText={t('operators.passwordLength')}
        autoComplete="new-password"
        required
      />
      <TextField
        type="password"
        label={t('operators.repeatPassword')}
        value={repeated}
        onChange={({ target }) => setRepeated(target.value)}
        error={isDifferent}
        helperText={isDifferent ? t('operators.passwordsDiffer') : undefined}
        autoComplete="new-password"
        required
      />
      <TextField
        label={t('operators.setUpCode')}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        autoComplete="one-time-code"
        required
        slotProps={{
          htmlInput: { inputMode: 'numeric', pattern: '\\d{6}', maxLength: 6, title: t('shell.codeFormat') },
        }}
      />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {t('operators.setUpDone')}
      </Button>
    </Stack>
  )
}
