import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import { IconButton, Tooltip } from '@mui/material'
import { useNotify } from 'react-admin'
import { useTexts } from '../platform/texts.ts'

/** Copies a text, and says so when the browser does not allow it. */
export const CopyButton = ({ text, name }: { readonly text: string; readonly name: string }) => {
  const t = useTexts()
  const notify = useNotify()
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      notify(t('shell.copied'))
    } catch {
      notify(t('shell.copyFailed'), { type: 'warning' })
    }
  }
  return (
    <Tooltip title={t('shell.copy')}>
      <IconButton size="small" onClick={copy} aria-label={`${t('shell.copy')}: ${name}`}>
        <CopyIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
