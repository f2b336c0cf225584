import QrCode from 'lucide-react/icons/qr-code'
import ScanLine from 'lucide-react/icons/scan-line'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { goTo } from '../../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { CodeScanner } from '../../../../shared/codes/code-scanner.tsx'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { useChosenMark } from '../../chosen-mark.ts'
import { payeeInCode } from '../../payee-in-code.ts'
import styles from './payee-codes.module.css'
import { ReceiveSheet } from './receive-sheet.tsx'

/** Sending by code: to the person whose code is scanned, or my own for somebody who sends to me. */
export const PayeeCodes = () => {
  const t = useTexts()
  const chosen = useChosenMark()
  const [open, setOpen] = useState<'scan' | 'mine'>()
  const close = () => setOpen(undefined)
  // The sheets stand outside of the form that asks for them: Enter in one of theirs does not send it.
  return (
    <div className={styles.codes}>
      <button type="button" className={styles.code} onClick={() => setOpen('scan')}>
        <Icon of={ScanLine} size={20} />
        {t('friends.scan')}
      </button>
      <button type="button" className={styles.code} onClick={() => setOpen('mine')}>
        <Icon of={QrCode} size={20} />
        {t('wallet.receiveCode')}
      </button>
      {createPortal(
        <>
          <CodeScanner
            isOpen={open === 'scan'}
            onClose={close}
            onRead={(text) => {
              const asked = payeeInCode(text)
              if (!asked) return false
              close()
              const { userNo, amount } = asked
              goTo('transfer', { user_no: userNo, ...(amount !== '' && { amount }), chosen })
              return true
            }}
          />
          <ReceiveSheet isOpen={open === 'mine'} onClose={close} />
        </>,
        document.body,
      )}
    </div>
  )
}
