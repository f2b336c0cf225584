import { useState } from 'react'
import { copyText } from '../../../../platform/clipboard.ts'
import { useUser } from '../../../../platform/session/session.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { useAmounts } from '../../../../shared/amounts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { useAction } from '../../../../ui/actions/use-action.ts'
import { Sheet } from '../../../../ui/overlays/sheet.tsx'
import { toast } from '../../../../ui/overlays/toast.tsx'
import { qrPicture } from '../../../../ui/pictures/qr-picture.ts'
import { saveQr } from '../../../../ui/pictures/save-qr.ts'
import { receiveAddress } from '../../payee-in-code.ts'
import { useAmount } from '../../use-amount.ts'
import { AmountField } from './amount-field.tsx'
import styles from './receive-sheet.module.css'

interface ReceiveSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** My code to receive money with: it opens the transfer to me, of an amount where I set one. */
export const ReceiveSheet = ({ isOpen, onClose }: ReceiveSheetProps) => {
  const t = useTexts()
  const user = useUser()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('wallet.receiveCode')}>
      {user && <ReceiveCode name={user.nick_name} userNo={user.user_no} />}
    </Sheet>
  )
}

const ReceiveCode = ({ name, userNo }: { readonly name: string; readonly userNo: string }) => {
  const t = useTexts()
  const { show } = useAmounts()
  const [isAsking, setIsAsking] = useState(false)
  const amount = useAmount({ coin: 'money' })
  const asked = isAsking ? (amount.value ?? '') : ''
  const address = receiveAddress(userNo, asked)
  const save = useAction(() => saveQr(address, `${userNo}.png`))
  const copy = (): void => {
    copyText(address).then(
      () => toast(t('shell.copied')),
      () => toast(t('shell.copyFailed')),
    )
  }
  return (
    <div className={styles.receive}>
      <img className={styles.code} src={qrPicture(address)} alt={t('wallet.receiveCode')} width={200} height={200} />
      <p className={styles.name}>{name}</p>
      {asked === '' ? (
        <p className={styles.hint}>{t('wallet.receiveHint')}</p>
      ) : (
        <p className={styles.amount}>{show(asked, 'money')}</p>
      )}
      {isAsking && (
        <div className={styles.field}>
          <AmountField {...amount.field} />
        </div>
      )}
      <div className={styles.acts}>
        <Button
          kind="quiet"
          size="small"
          onClick={() => {
            amount.clear()
            setIsAsking(!isAsking)
          }}
        >
          {t(isAsking ? 'wallet.anyAmount' : 'wallet.setAmount')}
        </Button>
        <Button kind="quiet" size="small" onClick={copy}>
          {t('wallet.copyLink')}
        </Button>
        <Button kind="quiet" size="small" busy={save.isBusy} onClick={() => save.run()}>
          {t('friends.saveQr')}
        </Button>
      </div>
    </div>
  )
}
