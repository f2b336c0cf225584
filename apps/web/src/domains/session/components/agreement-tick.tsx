import { useState } from 'react'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
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

/** Stands for a link inside the sentence, whose word order is each language's own. */
const userMark = '⟨user⟩'
const privacyMark = '⟨privacy⟩'

const AgreementSentence = ({ text }: { readonly text: 'session.agree' | 'session.agreeAsk' }) => {
  const t = useTexts()
  const pieces = t(text, { user: userMark, privacy: privacyMark }).split(/(⟨user⟩|⟨privacy⟩)/)
  return pieces.map((piece) => {
    if (piece === userMark) return <AgreementLink key={piece} type={0} text={t('session.userAgreement')} />
    if (piece === privacyMark) return <AgreementLink key={piece} type={1} text={t('session.privacyAgreement')} />
    return piece
  })
}

const AgreementLink = ({ type, text }: { readonly type: number; readonly text: string }) => (
  <a href={hrefTo('agreement', { type })}>{text}</a>
)
