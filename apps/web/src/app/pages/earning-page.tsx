import { EarningScreen } from '../../domains/commission/screens/earning-screen.tsx'
import { CrowdCell } from '../../domains/crowdfunding/components/crowd-cell.tsx'
import { PlanCell } from '../../domains/star-plans/components/plan-cell.tsx'
import { TeamCell } from '../../domains/teams/components/team-cell.tsx'
import { useTexts } from '../../platform/texts.ts'
import { useModules } from '../../shared/modules.ts'
import { CellGroup } from '../../ui/layout/cell.tsx'

/** What I earned, and what brings it: the team, packages and projects. What is closed is not there. */
export const EarningPage = () => <EarningScreen ways={<Ways />} />

const Ways = () => {
  const t = useTexts()
  const isCommissionOpen = useModules().commission === 1
  return (
    <CellGroup flush heading={t('commission.ways')}>
      <TeamCell />
      {isCommissionOpen && <PlanCell />}
      {/* Last: which of its pages is meant may be known late, and nothing may move for it. */}
      <CrowdCell />
    </CellGroup>
  )
}
