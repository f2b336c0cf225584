import type { RealNameStatus } from '@cliffhanger/contract/account/real-name-calls.ts'
import { realNameStates } from '@cliffhanger/contract/account/states.ts'
import ScanFace from 'lucide-react/icons/scan-face'
import { hrefTo } from '../../../../platform/navigation/paths.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { Cell, CellGroup } from '../../../../ui/layout/cell.tsx'

/** the platform pays out to certified members only. Who is not certified reads in one line what there is to do or to wait for. */
export const IdentityLine = ({ status }: { readonly status: RealNameStatus }) => {
  const t = useTexts()
  const isInReview = status === realNameStates.inReview
  return (
    <CellGroup flush>
      <Cell
        icon={ScanFace}
        title={t(isInReview ? 'withdrawal.certifying' : 'withdrawal.certify')}
        description={t(isInReview ? 'payment.realNameReviewHint' : 'withdrawal.certifyHint')}
        href={hrefTo('realName')}
      />
    </CellGroup>
  )
}
