import { changeStates } from '@cliffhanger/contract/operators/states.ts'
import { Button, Dialog, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { CreateBase, EditBase, type RaRecord, SimpleForm, Toolbar, useNotify, useRefresh } from 'react-admin'
import { useTexts } from '../../platform/texts.ts'
import { useIntention } from '../../platform/use-intention.ts'
import { FormSaveButton } from '../inputs/form-save-button.tsx'

interface FormDialogProps {
  readonly title: string
  /** The thing of the page's resource that is changed; a new one where none is given. */
  readonly id: number | undefined
  /** What the form of a new thing starts with. */
  readonly starts?: Readonly<Record<string, unknown>>
  /** What is said when it is done; that it is saved where this is left out. */
  readonly doneText?: string | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A short form that makes or changes one thing, in a dialog over the list it stands in. Where the answer has a `change` that waits, it is
 *  said that a second operator has to agree. */
export const FormDialog = ({ title, id, starts, doneText, onClose, children }: FormDialogProps) => {
  const t = useTexts()
  const titleId = useId()
  const notify = useNotify()
  const refresh = useRefresh()
  const idempotencyKey = useIntention()
  const onSuccess = (made: RaRecord): void => {
    if (made['change']?.state === changeStates.waiting) notify(t('operators.asked'), { type: 'info' })
    else notify(doneText ?? t('shell.saved'), { type: 'success' })
    refresh()
    onClose()
  }
  const form = (
    <SimpleForm
      mode="onBlur"
      // In line with the title.
      sx={{ px: 3 }}
      toolbar={
        // On a narrow window react-admin would fix it to the foot of the page.
        <Toolbar sx={{ justifyContent: 'flex-end', gap: 1, '&&': { position: 'sticky' }, bottom: 0, zIndex: 1 }}>
          <Button onClick={onClose} color="inherit">
            {t('shell.cancel')}
          </Button>
          <FormSaveButton icon={<></>} />
        </Toolbar>
      }
    >
      {children}
    </SimpleForm>
  )
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ p: 0 }}>
        {id === undefined ? (
          <CreateBase
            redirect={false}
            mutationOptions={{ onSuccess, meta: { idempotencyKey } }}
            {...(starts && { record: starts })}
          >
            {form}
          </CreateBase>
        ) : (
          <EditBase id={id} redirect={false} mutationMode="pessimistic" mutationOptions={{ onSuccess }}>
            {form}
          </EditBase>
        )}
      </DialogContent>
    </Dialog>
  )
}
