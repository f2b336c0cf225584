import { Refused } from '@cliffhanger/client/call-error.ts'
import type { CallData } from '@cliffhanger/contract/call.ts'
import { projectCalls } from '@cliffhanger/contract/crowdfunding/project-calls.ts'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { useModules } from '../../../shared/modules.ts'
import { percentOf } from '../../../shared/percent.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { MissingState } from '../../../ui/feedback/missing-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import article from '../../../ui/layout/article.module.css'
import { BarInPage, BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { Halves } from '../../../ui/layout/columns.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import styles from '../components/crowdfunding.module.css'
import { JoinForm, type JoinParts } from '../components/join-form.tsx'
import { ProjectHead, ProjectTerms } from '../components/project-facts.tsx'
import { ProjectPictures } from '../components/project-pictures.tsx'
import { RiskSheet } from '../components/risk-sheet.tsx'
import { UnitCard } from '../components/unit-card.tsx'
import { joinBlock } from '../join-block.ts'
import { hasMoreThanLine } from '../story-line.ts'
import { useJoin } from '../use-join.ts'

/** One project: what it is, what can go wrong, and joining it. */
export const ProjectScreen = (parts: JoinParts) => {
  const t = useTexts()
  const goBack = useGoBack('crowdList')
  const id = Number(useScreenQuery().get('id')) || 0
  const { data, error, refetch } = useCall(projectCalls.getProject, { id }, { enabled: id > 0 })
  const retry = () => void refetch()
  if (data) return <Project answer={data} isStale={error !== null} onBack={goBack} onRetry={retry} {...parts} />
  return (
    <Screen width="wide" top={<NavBar title={t('crowdfunding.project')} onBack={goBack} />}>
      {id === 0 || (error instanceof Refused && error.is('notFound')) ? (
        <MissingState title={t('crowdfunding.projectMissing')} list="crowdList" />
      ) : error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </Screen>
  )
}

interface ProjectProps extends JoinParts {
  readonly answer: CallData<typeof projectCalls.getProject>
  readonly isStale: boolean
  readonly onBack: () => void
  readonly onRetry: () => void
}

const Project = ({ answer, isStale, onBack, onRetry, CouponChoice }: ProjectProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { project, my_units: myUnits, limit_left: limitLeft, is_disclosed: disclosed } = answer
  const isOpen = useModules().crowdfunding === 1
  const [isReading, setIsReading] = useState(false)
  const block = joinBlock({ project, limitLeft, isOpen }, t)
  const isReady = block === undefined && disclosed === 1
  const joining = useJoin(answer, isReady)
  const isDesktop = useIsDesktop()
  // Nobody's money is in it any more: what became of it stands in its head.
  const isOver = project.result === 'matured' || project.result === 'failed'
  // The head says it all where it is one paragraph.
  const about = hasMoreThanLine(project.intro) && <Text title={t('crowdfunding.about')} html={project.intro} />
  const rights = <Text title={t('crowdfunding.rights')} html={project.rights} />
  // What it is, who makes it and what can go wrong come before what it may bring.
  const deal = (
    <>
      <ProjectHead project={project} paid={answer.interest_paid} onChanged={onRetry} />
      {isOpen && project.is_paused === 1 && <p className={styles.warning}>{t('crowdfunding.paused')}</p>}
      {!isOver && (
        <CellGroup flush>
          <Cell
            icon={TriangleAlert}
            title={t('crowdfunding.riskTitle')}
            description={t('crowdfunding.riskShort', { rate: `${percentOf(project.penalty_rate, language)}%` })}
            value={t(disclosed === 1 ? 'crowdfunding.riskRead' : 'crowdfunding.readRisks')}
            onClick={() => setIsReading(true)}
          />
        </CellGroup>
      )}
      {!isDesktop && about}
      {!isOver && <UnitCard project={project} />}
      {!isDesktop && rights}
      {isReady && (
        <JoinForm
          project={project}
          joining={joining}
          mustBeVerified={answer.need_real_name === 1}
          CouponChoice={CouponChoice}
        />
      )}
      <ProjectTerms project={project} myUnits={myUnits} />
    </>
  )
  // The head says that it is over: a button that does nothing says no more.
  const bar = !isOver && (
    <JoinBar
      block={block}
      isReady={isReady}
      joining={joining}
      onReadRisks={() => setIsReading(true)}
      onReadContract={() => goTo('crowdContract', { project_id: project.id })}
    />
  )
  const texts = (
    <>
      {isDesktop && about}
      {isDesktop && rights}
      <Text title={t('crowdfunding.risk')} html={project.risk} />
    </>
  )
  return (
    <Screen width="wide" top={<NavBar title={t('crowdfunding.project')} onBack={onBack} />} bottom={!isDesktop && bar}>
      {isStale && <StaleNote onRetry={onRetry} />}
      {isDesktop ? (
        <Halves
          first={
            <>
              <ProjectPictures project={project} />
              <div className={styles.page}>{texts}</div>
            </>
          }
          second={
            <>
              <div className={styles.page}>{deal}</div>
              {bar && <BarInPage>{bar}</BarInPage>}
            </>
          }
        />
      ) : (
        <>
          <ProjectPictures project={project} />
          <div className={styles.page}>
            {deal}
            {texts}
          </div>
        </>
      )}
      <RiskSheet project={project} isOpen={isReading} onClose={() => setIsReading(false)} />
    </Screen>
  )
}

interface JoinBarProps {
  /** Why one cannot join. */
  readonly block: string | undefined
  readonly isReady: boolean
  readonly joining: ReturnType<typeof useJoin>
  readonly onReadRisks: () => void
  readonly onReadContract: () => void
}

/** The next step: to read the risks, then the contract, then to join. */
const JoinBar = ({ block, isReady, joining, onReadRisks, onReadContract }: JoinBarProps) => {
  const t = useTexts()
  const { write } = useAmounts()
  return (
    <BottomBar>
      {block !== undefined ? (
        <Button block disabled>
          {block}
        </Button>
      ) : !isReady ? (
        <Button block onClick={onReadRisks}>
          {t('crowdfunding.readRisksFirst')}
        </Button>
      ) : !joining.isAccepted ? (
        <Button block onClick={onReadContract}>
          {t('crowdfunding.readContractFirst')}
        </Button>
      ) : (
        <Button block busy={joining.join.isBusy} onClick={() => joining.join.run()}>
          {t('crowdfunding.joinFor', { amount: write(joining.amount, 'money') })}
        </Button>
      )}
    </BottomBar>
  )
}

const Text = ({ title, html }: { readonly title: string; readonly html: string }) =>
  html === '' ? null : (
    <section className={styles.card} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <div className={classNames(article.text, styles.prose)} dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  )
