import Check from 'lucide-react/icons/check'
import { useEffect } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/actions/icon.tsx'
import { vibrate } from '../../ui/feedback/haptics.ts'
import { DetailList } from '../../ui/layout/detail-list.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { CopiedNumber } from '../copied-number/copied-number.tsx'
import type { Receipt } from './receipt.ts'
import styles from './receipt-sheet.module.css'
import { ShareReceipt } from './share-receipt.tsx'

interface ReceiptSheetProps {
  /** Undefined while nothing was done: the sheet is closed. */
  readonly receipt: Receipt | undefined
  readonly onDone: () => void
}

/** How an act of money ended: what happened, its number and time, and the receipt to keep. */
export const ReceiptSheet = ({ receipt, onDone }: ReceiptSheetProps) => {
  const t = useTexts()
  return (
    <Sheet
      isOpen={receipt !== undefined}
      // The button closes it too, and has been heard by then.
      onClose={() => receipt && onDone()}
      title={t('wallet.receipt')}
      showTitle={false}
    >
      {receipt && <ReceiptView receipt={receipt} onDone={onDone} />}
    </Sheet>
  )
}

const ReceiptView = ({ receipt, onDone }: { readonly receipt: Receipt; readonly onDone: () => void }) => {
  const t = useTexts()
  useEffect(() => vibrate('success'), [])
  return (
    <div className={styles.receipt}>
      <span className={styles.mark}>
        <Icon of={Check} size={32} />
      </span>
      <p className={styles.title} role="status">
        {receipt.title}
      </p>
      <DetailList
        lines={receipt.lines.map(({ label, value }) => ({
          label,
          // Support asks for it.
          value: value !== '' && value === receipt.number ? <CopiedNumber number={value} /> : value,
        }))}
        isFlush
      />
      <div className={styles.actions}>
        <Button block onClick={onDone}>
          {t('wallet.done')}
        </Button>
        <ShareReceipt receipt={receipt} />
      </div>
    </div>
  )
}
