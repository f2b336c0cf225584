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
import { failureText, fieldOf } from '../../platform/failure.ts'
import { useTexts } from '../../platform/texts.ts'
import { useIntention } from '../../platform/use-intention.ts'
import { type ActionField, ActionInput } from './action-input.tsx'

export interface Action<Name extends string> {
  readonly title: string
  readonly explanation?: ReactNode
  /** Name of the button that does it. */
  readonly action: string
  readonly fields: readonly ActionField<Name>[]
  readonly isDestructive?: boolean
  /** False where the act shows its result itself. */
  readonly reportsDone?: boolean
  /** Does it with what was written; the key stays the same until it is done or given up, so that twice is once. */
  readonly run: (values: Readonly<Record<Name, string>>, idempotencyKey: string) => Promise<unknown>
}

interface ActionDialogProps<Name extends string> extends Action<Name> {
  readonly onClose: () => void
}

/** A dialog that asks for what an act needs, and then does it. */
export const ActionDialog = <Name extends string>(props: ActionDialogProps<Name>) => {
  const titleId = useId()
  return (
    <Dialog open onClose={props.onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <ActionForm {...props} titleId={titleId} />
    </Dialog>
  )
}

interface ActionFormProps<Name extends string> extends ActionDialogProps<Name> {
  readonly titleId: string
}

/** What stands in such a dialog. A refusal of the server is shown in it, at the field it names, and what was typed is kept. */
export const ActionForm = <Name extends string>(props: ActionFormProps<Name>) => {
  const { title, titleId, explanation, action, fields, isDestructive = false, reportsDone = true, run, onClose } = props
  const t = useTexts()
  const notify = useNotify()
  const refresh = useRefresh()
  const logoutIfOver = useLogoutIfAccessDenied()
  const idempotencyKey = useIntention()
  const [values, setValues] = useState(() => valuesOf(fields, ({ initial = '' }) => initial))
  const [touched, setTouched] = useState<readonly Name[]>([])
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  const problemOf = ({ name, isOptional = false, problemOf: judge }: ActionField<Name>): string | undefined => {
    const text = values[name].trim()
    if (text === '' && isOptional) return undefined
    return judge?.(text) ?? (text === '' ? t('shell.required') : undefined)
  }
  const refusedField = failure === undefined ? undefined : fields.find(({ name }) => name === fieldOf(failure))?.name
  const touch = (names: readonly Name[]): void => setTouched([...touched, ...names])

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    touch(fields.map(({ name }) => name))
    if (fields.some((field) => problemOf(field) !== undefined)) return
    setBusy(true)
    setFailure(undefined)
    try {
      await run(
        valuesOf(fields, ({ name }) => values[name].trim()),
        idempotencyKey,
      )
      if (reportsDone) notify(t('shell.saved'), { type: 'success' })
      refresh()
      onClose()
    } catch (error) {
      setBusy(false)
      if (await logoutIfOver(error)) onClose()
      else setFailure(error)
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {explanation && (
          <DialogContentText component="div" sx={{ mb: 2 }}>
            {explanation}
          </DialogContentText>
        )}
        {failure !== undefined && !refusedField && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failureText(failure)}
          </Alert>
        )}
        <Stack spacing={1} sx={{ pt: 0.5 }}>
          {fields.map((field, index) => {
            const { name } = field
            const problem =
              refusedField === name ? failureText(failure) : touched.includes(name) ? problemOf(field) : undefined
            return (
              <ActionInput
                key={name}
                field={field}
                value={values[name]}
                problem={problem}
                isFirst={index === 0}
                onChange={(text) => setValues({ ...values, [name]: text })}
                onLeave={() => touch([name])}
              />
            )
          })}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {t('shell.cancel')}
        </Button>
        <Button type="submit" variant="contained" color={isDestructive ? 'error' : 'primary'} loading={isBusy}>
          {action}
        </Button>
      </DialogActions>
    </form>
  )
}

const valuesOf = <Name extends string>(
  fields: readonly ActionField<Name>[],
  textOf: (field: ActionField<Name>) => string,
): Readonly<Record<Name, string>> =>
  Object.fromEntries(fields.map((field) => [field.name, textOf(field)])) as Record<Name, string>
