import ScanFace from 'lucide-react/icons/scan-face'
import { useState } from 'react'
import { describeFailure } from '../../../platform/server/call-failure.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/actions/icon.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { confirmHere, NotConfirmed } from './passkey.ts'
import styles from './passkey-part.module.css'

interface PasskeyPartProps {
  /** Pays with what stands for the PIN. */
  readonly onTicket: (ticket: string) => void
  readonly onUsePin: () => void
  readonly isPaying: boolean
  /** Why the payment failed. */
  readonly error: string | undefined
}

/** One tap instead of six digits, where this device can confirm a payment. */
export const PasskeyPart = ({ onTicket, onUsePin, isPaying, error }: PasskeyPartProps) => {
  const t = useTexts()
  const [failure, setFailure] = useState<string>()
  const confirm = useAction(
    async () => {
      setFailure(undefined)
      onTicket(await confirmHere())
    },
    (reason) => {
      setFailure(reason instanceof NotConfirmed ? t('payment.passkeyNotConfirmed') : describeFailure(reason))
      return true
    },
  )
  const isBusy = confirm.isBusy || isPaying
  return (
    <div className={styles.part}>
      <span className={styles.picture}>
        <Icon of={ScanFace} size={40} />
      </span>
      <p className={styles.error} role="alert">
        {isBusy ? undefined : (failure ?? error)}
      </p>
      <Button block busy={isBusy} onClick={confirm.run}>
        {t('payment.passkeyConfirm')}
      </Button>
      <Button block kind="text" disabled={isBusy} onClick={onUsePin}>
        {t('payment.passkeyUsePin')}
      </Button>
    </div>
  )
}
