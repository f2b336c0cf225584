import CircleCheck from 'lucide-react/icons/circle-check'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import styles from './feed-view.module.css'

/** The end of the feed: every drama was shown. */
export const FeedEnd = ({ onHome, onAgain }: { readonly onHome: () => void; readonly onAgain: () => void }) => {
  const t = useTexts()
  return (
    <div className={styles.middle}>
      <EmptyState
        icon={CircleCheck}
        title={t('drama.finishedSoFar')}
        action={
          <div className={styles.end}>
            <Button onClick={onHome}>{t('drama.backHome')}</Button>
            <Button kind="quiet" onClick={onAgain}>
              {t('drama.watchAgain')}
            </Button>
          </div>
        }
      />
    </div>
  )
}
