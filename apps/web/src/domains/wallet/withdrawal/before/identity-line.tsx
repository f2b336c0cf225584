import type { RealNameStatus } from '@cliffhanger/contract/account/real-name-calls.ts'
import { realNameStates } from '@cliffhanger/contract/account/states.ts'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import ScanFace from 'lucide-react/icons/scan-face'
import { hrefTo } from '../../../../platform/navigation/paths.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { Cell, CellGroup } from '../../../../ui/layout/cell.tsx'

const words = {
  [realNameStates.notCertified]: {
    icon: ScanFace,
    title: 'withdrawal.certify',
    hint: 'withdrawal.certifyHint',
  },
  [realNameStates.inReview]: {
    icon: Clock,
    title: 'withdrawal.certifying',
    hint: 'payment.realNameReviewHint',
  },
  [realNameStates.failed]: {
    icon: CircleAlert,
    title: 'withdrawal.certifyFailed',
    hint: 'withdrawal.certifyAgain',
  },
} as const

/** the platform pays out to certified members only. Who is not certified reads before anything else what there is to do or to wait for. */
export const IdentityLine = ({ status }: { readonly status: RealNameStatus }) => {
  const t = useTexts()
  if (status === realNameStates.certified) return null
  const { icon, title, hint } = words[status]
  return (
    <CellGroup flush>
      <Cell icon={icon} title={t(title)} description={t(hint)} href={hrefTo('realName')} />
    </CellGroup>
  )
}
