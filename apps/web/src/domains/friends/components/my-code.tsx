import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { CodeToShow } from '../../../shared/codes/code-to-show.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import styles from './my-code.module.css'

/** My number as a code to scan: it opens the page that adds me. */
const MyCode = ({ userNumber }: { readonly userNumber: string }) => {
  const t = useTexts()
  return (
    <CodeToShow
      address={`${location.origin}${location.pathname}${hrefTo('addFriend', { find: userNumber })}`}
      title={t('friends.myQr')}
      fileName={userNumber}
      copied={{ text: userNumber, label: t('shell.copy') }}
    >
      <p>{t('friends.myNumber', { number: userNumber })}</p>
      <p className={styles.hint}>{t('friends.qrHint')}</p>
    </CodeToShow>
  )
}

interface MyCodeSheetProps {
  readonly userNumber: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** My code, for a moment above the page. */
export const MyCodeSheet = ({ userNumber, isOpen, onClose }: MyCodeSheetProps) => (
  <Sheet isOpen={isOpen} onClose={onClose} title={useTexts()('friends.myQr')}>
    <MyCode userNumber={userNumber} />
  </Sheet>
)

/** My code in the page itself, where there is room for it. */
export const MyCodeCard = ({ userNumber }: { readonly userNumber: string }) => {
  const t = useTexts()
  return (
    <Card title={t('friends.myQr')} isCentered>
      <MyCode userNumber={userNumber} />
    </Card>
  )
}
