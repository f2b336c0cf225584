import { Button, Dialog, DialogContent, DialogTitle } from '@mui/material'
import type { ReactNode } from 'react'
import { CreateBase, SaveButton, SimpleForm, Toolbar, useNotify, useRefresh } from 'react-admin'
import { useTexts } from '../platform/texts.ts'
import { useIntention } from '../platform/use-intention.ts'

interface CreateDialogProps {
  readonly title: string
  readonly resource: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A short form that makes one thing, in a dialog over the list it will stand in. */
export const CreateDialog = ({ title, resource, isOpen, onClose, children }: CreateDialogProps) => {
  const t = useTexts()
  const notify = useNotify()
  const refresh = useRefresh()
  const intention = useIntention()
  const onSuccess = (): void => {
    intention.renew()
    notify(t('shell.saved'), { type: 'success' })
    refresh()
    onClose()
  }
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="create-title">
      <DialogTitle id="create-title">{title}</DialogTitle>
      <DialogContent sx={{ p: 0 }}>
        <CreateBase
          resource={resource}
          redirect={false}
          mutationOptions={{ onSuccess, meta: { idempotencyKey: intention.key } }}
        >
          <SimpleForm
            mode="onBlur"
            toolbar={
              <Toolbar sx={{ justifyContent: 'flex-end', gap: 1, position: 'sticky', bottom: 0, zIndex: 1 }}>
                <Button onClick={onClose} color="inherit">
                  {t('shell.cancel')}
                </Button>
                <SaveButton label={t('shell.save')} alwaysEnable icon={<></>} />
              </Toolbar>
            }
          >
            {children}
          </SimpleForm>
        </CreateBase>
      </DialogContent>
    </Dialog>
  )
}
