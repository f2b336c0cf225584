import { copyText } from '../../../platform/clipboard.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { qrPicture } from '../../../ui/pictures/qr-picture.ts'
import { saveQr } from '../../../ui/pictures/save-qr.ts'
import styles from './my-code.module.css'

interface MyCodeProps {
  readonly userNumber: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** My number as a code to scan: it opens the page that adds me. */
export const MyCode = ({ userNumber, isOpen, onClose }: MyCodeProps) => {
  const t = useTexts()
  const address = `${location.origin}${location.pathname}${hrefTo('addFriend', { find: userNumber })}`
  const copy = (): void => {
    copyText(userNumber).then(
      () => toast(t('shell.copied')),
      () => toast(t('shell.copyFailed')),
    )
  }
  const save = useAction(() => saveQr(address, `${userNumber}.png`))
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('friends.myQr')}>
      <div className={styles.code}>
        <img src={qrPicture(address)} alt={t('friends.myQr')} width={220} height={220} />
        <p>{t('friends.myNumber', { number: userNumber })}</p>
        <p className={styles.hint}>{t('friends.qrHint')}</p>
        <div className={styles.acts}>
          <Button kind="quiet" size="small" onClick={copy}>
            {t('shell.copy')}
          </Button>
          <Button kind="quiet" size="small" busy={save.isBusy} onClick={() => save.run()}>
            {t('friends.saveQr')}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
