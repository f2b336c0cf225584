import { exportedRowsLimit } from '@cliffhanger/contract/operators/list-calls.ts'
import { formatCount } from '@cliffhanger/i18n/format/numbers.ts'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  LinearProgress,
} from '@mui/material'
import { useEffect, useEffectEvent, useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import { currentLanguage, useTexts } from '../../platform/texts.ts'
import { useExportScope } from './exported-rows.tsx'
import { useListExport } from './use-list-export.ts'

/** Saves the rows of a list as the filter stands; not there where no table shows them, or there are none. */
export const ExportButton = () => {
  const t = useTexts()
  const { total = 0 } = useListContext()
  const { draw } = useExportScope()
  const [isOpen, setOpen] = useState(false)
  if (!draw || total === 0) return null
  return (
    <>
      <Button size="small" startIcon={<DownloadIcon />} onClick={() => setOpen(true)}>
        {t('lists.export')}
      </Button>
      {isOpen && <ExportDialog onClose={() => setOpen(false)} />}
    </>
  )
}

const shown = (count: number): string => formatCount(count, currentLanguage())

const ExportDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTexts()
  const notify = useNotify()
  const { total: found = 0 } = useListContext()
  const { state, total, run } = useListExport()
  const isDone = state.kind === 'done'
  const finish = useEffectEvent(() => {
    if (state.kind !== 'done') return
    notify(t('lists.exported', { count: state.done, shown: shown(state.done) }))
    onClose()
  })
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])
  const done = state.kind === 'ready' ? 0 : state.done
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="export-title">
      <DialogTitle id="export-title">{t('lists.exportTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('lists.exportHint', { count: total, shown: shown(total) })}</DialogContentText>
        {found > exportedRowsLimit && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {t('lists.exportCut', { found: shown(found), limit: shown(exportedRowsLimit) })}
          </Alert>
        )}
        {state.kind === 'running' && (
          <>
            <LinearProgress
              variant="determinate"
              value={total === 0 ? 0 : Math.min(100, (100 * done) / total)}
              aria-label={t('lists.exporting')}
              sx={{ mt: 2 }}
            />
            <DialogContentText variant="body2" sx={{ mt: 1 }}>
              {t('lists.exportProgress', { done: shown(done), total: shown(total) })}
            </DialogContentText>
          </>
        )}
        {state.kind === 'failed' && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {t('lists.exportFailed', { done: shown(done) })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('shell.cancel')}</Button>
        {state.kind !== 'running' && (
          <Button variant="contained" onClick={() => void run()} autoFocus>
            {state.kind === 'failed' ? t('shell.retry') : t('lists.export')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
