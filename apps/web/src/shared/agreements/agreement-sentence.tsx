import { hrefTo } from '../../platform/navigation/paths.ts'
import { useTexts } from '../../platform/texts.ts'

/** Stands for a link inside the sentence, whose word order is each language's own. */
const userMark = '⟨user⟩'
const privacyMark = '⟨privacy⟩'

interface AgreementSentenceProps {
  readonly text: 'session.agree' | 'session.agreeAsk' | 'session.agreeByGoingOn'
}

/** A sentence about the two agreements, with a link to each. */
export const AgreementSentence = ({ text }: AgreementSentenceProps) => {
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
