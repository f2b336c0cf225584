import { codeOperatorCalls } from '@cliffhanger/contract/coupons/operator-code-calls.ts'
import type { CodeBatch } from '@cliffhanger/contract/coupons/operator-code-schemas.ts'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useState } from 'react'
import { callServer } from '../../../platform/server.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { useConfirmAction } from '../../../ui/dialogs/confirm-action.tsx'

/** What can be done with a batch: export its codes once, void those that are unused. */
export const BatchActions = ({ batch }: { readonly batch: CodeBatch }) => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const mayWrite = useMayDo()('finance.write')
  const [codes, setCodes] = useState<readonly string[]>()
  const { id, title, state, batch_no } = batch
  const exportCodes = (): void =>
    confirmAction({
      title: t('walletOffers.exportTitle', { name: title }),
      explanation: t('walletOffers.exportHint'),
      action: t('walletOffers.export'),
      reportsDone: false,
      run: async (reason) => {
        const made = await callServer(codeOperatorCalls.exportCodeBatch, { id, reason })
        setCodes(made.codes)
      },
    })
  const voidCodes = (): void =>
    confirmAction({
      title: t('walletOffers.voidTitle', { name: title }),
      explanation: t('walletOffers.voidHint'),
      action: t('walletOffers.void'),
      isDestructive: true,
      run: (reason) => callServer(codeOperatorCalls.voidCodeBatch, { id, reason }),
    })
  return (
    <>
      {mayWrite && (state === 'new' || state === 'open') && (
        <Button variant="outlined" color="error" onClick={voidCodes}>
          {t('walletOffers.void')}
        </Button>
      )}
      {mayWrite && state === 'new' && (
        <Button variant="contained" onClick={exportCodes}>
          {t('walletOffers.export')}
        </Button>
      )}
      {codes && <ExportedDialog batchNo={batch_no} codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  )
}

interface ExportedDialogProps {
  readonly batchNo: string
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** Hands the codes over as a file. It closes only by saying so, since nobody can show them again. */
const ExportedDialog = ({ batchNo, codes, onClose }: ExportedDialogProps) => {
  const t = useTexts()
  const [address] = useState(() =>
    URL.createObjectURL(new Blob([['code', ...codes].join('\r\n')], { type: 'text/csv' })),
  )
  const [isTaken, setTaken] = useState(false)
  const close = (): void => {
    URL.revokeObjectURL(address)
    onClose()
  }
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="codes-title">
      <DialogTitle id="codes-title">{t('walletOffers.codesReady', { count: codes.length })}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('walletOffers.codesOnce')}
        </Alert>
        <Button
          component="a"
          href={address}
          download={`codes-${batchNo}.csv`}
          variant="contained"
          onClick={() => setTaken(true)}
          fullWidth
        >
          {t('walletOffers.download')}
        </Button>
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={!isTaken}>
          {t('walletOffers.savedThem')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
