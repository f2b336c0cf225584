import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { createContext, type FormEvent, type ReactNode, useContext, useState } from 'react'
import { useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin'
import { failureText } from '../platform/failure.ts'
import { useTexts } from '../platform/texts.ts'

export interface Question {
  readonly title: string
  readonly explanation?: string
  /** Name of the button that does it. */
  readonly action: string
  /** False where only a confirmation is needed; the reason is '' then. */
  readonly needsReason?: boolean
  /** What the reason is called and what becomes of it, where somebody else than the log reads it. */
  readonly reasonLabel?: string
  readonly reasonHint?: string
  readonly isDestructive?: boolean
  /** False where the act shows its result itself. */
  readonly tellsDone?: boolean
  readonly act: (reason: string) => Promise<unknown>
}

const AskContext = createContext<(question: Question) => void>(() => undefined)

/** Opens the one dialog that stands before every act that touches a person or cannot be taken back. */
export const useAsk = (): ((question: Question) => void) => useContext(AskContext)

const shortestReason = 3

/** Holds the dialog. A refusal of the server is shown in it, and what was typed is kept. */
export const AskProvider = ({ children }: { readonly children: ReactNode }) => {
  const [question, setQuestion] = useState<Question>()
  const [isOpen, setOpen] = useState(false)
  const ask = (next: Question): void => {
    setQuestion(next)
    setOpen(true)
  }
  return (
    <AskContext value={ask}>
      {children}
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="xs" aria-labelledby="ask-title">
        {question && <AskForm question={question} onClose={() => setOpen(false)} />}
      </Dialog>
    </AskContext>
  )
}

const AskForm = ({ question, onClose }: { readonly question: Question; readonly onClose: () => void }) => {
  const t = useTexts()
  const notify = useNotify()
  const refresh = useRefresh()
  const logoutIfOver = useLogoutIfAccessDenied()
  const [reason, setReason] = useState('')
  const [isTouched, setTouched] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const needsReason = question.needsReason ?? true
  const isTooShort = needsReason && reason.trim().length < shortestReason

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setTouched(true)
    if (isTooShort) return
    setBusy(true)
    setFailure('')
    try {
      await question.act(reason.trim())
      if (question.tellsDone ?? true) notify(t('shell.saved'), { type: 'success' })
      refresh()
      onClose()
    } catch (error) {
      setBusy(false)
      if (await logoutIfOver(error)) onClose()
      else setFailure(failureText(error))
    }
  }

  return (
    <form onSubmit={submit}>
      <DialogTitle id="ask-title">{question.title}</DialogTitle>
      <DialogContent>
        {question.explanation && <DialogContentText sx={{ mb: 2 }}>{question.explanation}</DialogContentText>}
        {failure !== '' && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        )}
        {needsReason && (
          <TextField
            label={question.reasonLabel ?? t('shell.reason')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            onBlur={() => setTouched(true)}
            error={isTouched && isTooShort}
            helperText={
              isTouched && isTooShort ? t('shell.reasonTooShort') : (question.reasonHint ?? t('shell.reasonHint'))
            }
            slotProps={{ htmlInput: { maxLength: 300 } }}
            sx={{ mt: 1 }}
            fullWidth
            multiline
            minRows={2}
            autoFocus
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {t('shell.cancel')}
        </Button>
        <Button type="submit" variant="contained" color={question.isDestructive ? 'error' : 'primary'} loading={isBusy}>
          {question.action}
        </Button>
      </DialogActions>
    </form>
  )
}
