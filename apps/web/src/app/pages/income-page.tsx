import Star from 'lucide-react/icons/star'
import { IncomeDoor } from '../../domains/commission/components/income-door.tsx'
import { CrowdCell } from '../../domains/crowdfunding/components/crowd-cell.tsx'
import { PlanCell } from '../../domains/star-plans/components/plan-cell.tsx'
import { TeamCell } from '../../domains/teams/components/team-cell.tsx'
import { goTo, useGoBack } from '../../platform/navigation/navigation.ts'
import { hrefTo } from '../../platform/navigation/paths.ts'
import { useTexts } from '../../platform/texts.ts'
import { useModules } from '../../shared/modules.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Cell, CellGroup } from '../../ui/layout/cell.tsx'
import { Halves } from '../../ui/layout/columns.tsx'
import { NavBar } from '../../ui/layout/nav-bar.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import styles from './income-page.module.css'

/** Every way to earn in one place, each with what it has come to: what one earned, the team, packages and projects. What is closed is not
 *  there. */
export const IncomePage = () => {
  const t = useTexts()
  const goBack = useGoBack('me')
  const isCommissionOpen = useModules().commission === 1
  return (
    <Screen width="wide" top={<NavBar title={t('collection.income')} onBack={goBack} />}>
      <Halves
        first={
          <>
            <IncomeDoor />
            <div className={styles.act}>
              <Button onClick={() => goTo('inviteFriends')}>{t('teams.inviteFriends')}</Button>
            </div>
          </>
        }
        second={
          <CellGroup label={t('collection.income')}>
            <TeamCell />
            {isCommissionOpen && <Cell icon={Star} title={t('commission.starIncome')} href={hrefTo('starIncome')} />}
            {isCommissionOpen && <PlanCell />}
            {/* Last: which of its pages is meant may be known late, and nothing may move for it. */}
            <CrowdCell />
          </CellGroup>
        }
      />
    </Screen>
  )
}
