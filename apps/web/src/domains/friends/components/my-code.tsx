import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { CodeToShow } from '../../../shared/codes/code-to-show.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import styles from './my-code.module.css'

interface MyCodeProps {
  readonly userNumber: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** My number as a code to scan: it opens the page that adds me. */
export const MyCode = ({ userNumber, isOpen, onClose }: MyCodeProps) => {
  const t = useTexts()
  const title = t('friends.myQr')
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title}>
      <CodeToShow
        address={`${location.origin}${location.pathname}${hrefTo('addFriend', { find: userNumber })}`}
        title={title}
        fileName={userNumber}
        copied={{ text: userNumber, label: t('shell.copy') }}
      >
        <p>{t('friends.myNumber', { number: userNumber })}</p>
        <p className={styles.hint}>{t('friends.qrHint')}</p>
      </CodeToShow>
    </Sheet>
  )
}
