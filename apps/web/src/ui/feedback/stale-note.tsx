import { useTexts } from '../../platform/texts.ts'
import { Button } from '../actions/button.tsx'
import styles from './stale-note.module.css'

/** Stands above what could not be updated: it is shown as it was known before. */
export const StaleNote = ({ onRetry }: { readonly onRetry: () => void }) => {
  const t = useTexts()
  return (
    <div role="alert" className={styles.note}>
      <p>{t('shell.staleNote')}</p>
      <Button kind="text" size="small" onClick={onRetry}>
        {t('shell.retry')}
      </Button>
    </div>
  )
}
