import { Refused } from '@cliffhanger/client/call-error.ts'
import type { CallData } from '@cliffhanger/contract/call.ts'
import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { Alert, Button, CircularProgress, CssBaseline, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useEffect, useState } from 'react'
import { AdminContext, type I18nProvider } from 'react-admin'
import { renderSVG } from 'uqr'
import { failureText, fieldOf } from '../platform/failure.ts'
import { callServer, signInMark } from '../platform/server.ts'
import { type Texts, useTexts } from '../platform/texts.ts'
import { useThemeMode } from '../platform/theme-choice.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { FrontPage } from '../ui/front-page.tsx'
import { CodeInput } from '../ui/inputs/code-input.tsx'
import { NewPasswordInputs, useNewPassword } from '../ui/inputs/new-password-inputs.tsx'
import { themes } from '../ui/theme.ts'

/** The secret part of a setup link in the address of the page; undefined where it is none. */
export const setupLinkIn = (hash: string): string | undefined => /^#\/setup\/([\w-]{43})$/.exec(hash)?.[1]

interface SetupPageProps {
  readonly link: string
  readonly i18nProvider: I18nProvider
}

/** The page of a setup link: it stands before the console, which needs somebody who is signed in. */
export const SetupPage = ({ link, i18nProvider }: SetupPageProps) => (
  <AdminContext i18nProvider={i18nProvider} theme={themes[useThemeMode()]} darkTheme={null}>
    <CssBaseline />
    <Setup link={link} />
  </AdminContext>
)

type Offer = CallData<typeof staffCalls.openSetup>

const Setup = ({ link }: { readonly link: string }) => {
  const t = useTexts()
  const [offer, setOffer] = useState<Offer>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    callServer(staffCalls.openSetup, { link }, { retries: 2 }).then(setOffer, setFailure)
  }, [link])
  return (
    <FrontPage title={t('operators.setUp')} {...(offer && { hint: t('operators.setUpHint', { name: offer.name }) })}>
      {failure !== undefined && <Alert severity="error">{setupFailure(t, failure)}</Alert>}
      {offer && <SetupForm link={link} offer={offer} />}
      {failure === undefined && !offer && <CircularProgress sx={{ alignSelf: 'center' }} />}
    </FrontPage>
  )
}

/** What went wrong, in the words of this page: there is no password to be wrong yet. */
const setupFailure = (t: Texts, failure: unknown): string => {
  if (!(failure instanceof Refused)) return failureText(failure)
  if (failure.is('notFound')) return t('operators.linkOver')
  return failure.is('wrongCredentials') ? t('operators.setUpCodeWrong') : failureText(failure)
}

interface SetupFormProps {
  readonly link: string
  readonly offer: Offer
}

/** The authenticator to scan, a password, and the code that proves that both are there. */
const SetupForm = ({ link, offer }: SetupFormProps) => {
  const t = useTexts()
  const { written, write, isReady } = useNewPassword()
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const passwordRefusal = fieldOf(failure) === 'password' ? failureText(failure) : undefined

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (!isReady) return
    setBusy(true)
    setFailure(undefined)
    try {
      const form = { link, password: written.password, code: code.trim(), cookie: 1 } as const
      await callServer(staffCalls.finishSetup, form)
      signInMark.set()
      // The link is used up, and the console begins anew.
      location.replace('./#/')
      location.reload()
    } catch (error) {
      // A code works once: the next try needs the next one.
      setCode('')
      setFailure(error)
      setBusy(false)
    }
  }

  return (
    <Stack component="form" spacing={2.5} onSubmit={submit} aria-label={t('operators.setUp')}>
      <Authenticator offer={offer} />
      {failure !== undefined && passwordRefusal === undefined && (
        <Alert severity="error">{setupFailure(t, failure)}</Alert>
      )}
      <TextField label={t('shell.login')} value={offer.login} autoComplete="username" disabled />
      <NewPasswordInputs written={written} onWrite={write} refusal={passwordRefusal} />
      <CodeInput label={t('operators.setUpCode')} value={code} onChange={({ target }) => setCode(target.value)} />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {t('operators.setUpDone')}
      </Button>
    </Stack>
  )
}

const Authenticator = ({ offer }: { readonly offer: Offer }) => {
  const t = useTexts()
  const qr = `data:image/svg+xml,${encodeURIComponent(renderSVG(offer.otpauth_url, { border: 2 }))}`
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <img
        src={qr}
        alt={t('operators.scan')}
        width={180}
        height={180}
        style={{ borderRadius: 8, background: '#fff' }}
      />
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <Typography
          component="code"
          sx={{ fontFamily: 'ui-monospace, monospace', fontSize: 13, overflowWrap: 'anywhere' }}
        >
          {offer.totp_secret}
        </Typography>
        <CopyButton text={offer.totp_secret} name={t('operators.secret')} />
      </Stack>
    </Stack>
  )
}
