import type { RealNameStatus } from '@cliffhanger/contract/account/real-name-calls.ts'
import { realNameStates } from '@cliffhanger/contract/account/states.ts'
import { hrefTo } from '../../../../platform/navigation/paths.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { Cell } from '../../../../ui/layout/cell.tsx'
import { StepMark } from './way-step.tsx'

/** the platform pays out to certified members only. Who is, reads it in one line; who is not, what there is to do or to wait for. */
export const IdentityStep = ({ status }: { readonly status: RealNameStatus }) => {
  const t = useTexts()
  if (status === realNameStates.certified)
    return (
      <Cell
        before={<StepMark number={1} state="done" />}
        title={t('withdrawal.identity')}
        value={t('payment.realNameDone')}
        href={hrefTo('realName')}
      />
    )
  const isInReview = status === realNameStates.inReview
  return (
    <Cell
      before={<StepMark number={1} state="now" />}
      title={t(isInReview ? 'withdrawal.certifying' : 'withdrawal.certify')}
      description={t(isInReview ? 'payment.realNameReviewHint' : 'withdrawal.certifyHint')}
      href={hrefTo('realName')}
    />
  )
}
