import { useState } from 'react'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { giveConsent } from '../registration-pixel.ts'

/** The tick that signing in and registering need: `check` answers whether it is there, and shakes the box where not (V-27). */
export const useAgreementTick = () => {
  const [isTicked, setIsTicked] = useState(false)
  const [shakes, setShakes] = useState(0)
  const tick = (ticked: boolean) => {
    setIsTicked(ticked)
    if (ticked) giveConsent()
  }
  const check = (): boolean => {
    if (!isTicked) setShakes(shakes + 1)
    return isTicked
  }
  const box = (
    <Checkbox checked={isTicked} onChange={tick} shakes={shakes}>
      <AgreementSentence />
    </Checkbox>
  )
  return { check, box }
}

/** Stands for a link inside the sentence, whose word order is each language's own. */
const userMark = '⟨user⟩'
const privacyMark = '⟨privacy⟩'

const AgreementSentence = () => {
  const t = useTexts()
  const pieces = t('session.agree', { user: userMark, privacy: privacyMark }).split(/(⟨user⟩|⟨privacy⟩)/)
  return pieces.map((piece) => {
    if (piece === userMark) return <AgreementLink key={piece} type={0} text={t('session.userAgreement')} />
    if (piece === privacyMark) return <AgreementLink key={piece} type={1} text={t('session.privacyAgreement')} />
    return piece
  })
}

const AgreementLink = ({ type, text }: { readonly type: number; readonly text: string }) => (
  <a href={hrefTo('agreement', { type })}>{text}</a>
)
