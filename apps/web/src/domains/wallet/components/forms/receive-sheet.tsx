import { useState } from 'react'
import { useUser } from '../../../../platform/session/session.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { useAmounts } from '../../../../shared/amounts.ts'
import { CodeToShow } from '../../../../shared/codes/code-to-show.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { Sheet } from '../../../../ui/overlays/sheet.tsx'
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
  const otherAmount = (
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
  )
  return (
    <CodeToShow
      address={address}
      title={t('wallet.receiveCode')}
      fileName={userNo}
      copied={{ text: address, label: t('wallet.copyLink') }}
      action={otherAmount}
    >
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
    </CodeToShow>
  )
}
