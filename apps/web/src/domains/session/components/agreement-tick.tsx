import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { AgreementSentence } from '../../../shared/agreements/agreement-sentence.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { giveConsent } from '../registration-pixel.ts'
import styles from './agreement-tick.module.css'

/** The tick that signing in and registering need: `whenAgreed` goes on where it is there, else asks for it in a sheet, and the box shakes where
 *  that is closed without (V-27). */
export const useAgreementTick = () => {
  const t = useTexts()
  const [isTicked, setIsTicked] = useState(false)
  const [shakes, setShakes] = useState(0)
  /** What goes on once the member agrees. */
  const [held, setHeld] = useState<(() => void) | null>(null)
  const tick = (ticked: boolean) => {
    setIsTicked(ticked)
    if (ticked) giveConsent()
  }
  const whenAgreed = (proceed: () => void): void => {
    if (isTicked) proceed()
    else setHeld(() => proceed)
  }
  const agree = () => {
    setHeld(null)
    tick(true)
    held?.()
  }
  const close = () => {
    // An agreement closes it, too.
    if (held === null) return
    setHeld(null)
    setShakes(shakes + 1)
  }
  const box = (
    <>
      <Checkbox checked={isTicked} onChange={tick} shakes={shakes}>
        <AgreementSentence text="session.agree" />
      </Checkbox>
      <Sheet isOpen={held !== null} onClose={close} title={t('session.agreeTitle')}>
        <p className={styles.question}>
          <AgreementSentence text="session.agreeAsk" />
        </p>
        <Button block onClick={agree}>
          {t('session.agreeAndContinue')}
        </Button>
      </Sheet>
    </>
  )
  return { whenAgreed, box }
}
