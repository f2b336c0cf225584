import type { CrowProject } from '@cliffhanger/contract/crowdfunding/schemas.ts'
import { projectStates } from '@cliffhanger/contract/crowdfunding/states.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { formatCount } from '@cliffhanger/i18n/format/numbers.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { percentOf } from '../../../shared/percent.ts'
import { classNames } from '../../../ui/class-names.ts'
import { DetailList } from '../../../ui/layout/detail-list.tsx'
import { Dotted } from '../../../ui/lists/dotted.tsx'
import { shownProjectState } from '../crowdfunding-words.ts'
import { storyLine } from '../story-line.ts'
import { useSecondsUntil, useWaitWords } from '../use-seconds-until.ts'
import styles from './crowdfunding.module.css'
import { ProjectOutcome } from './project-outcome.tsx'
import { ProjectReach } from './project-reach.tsx'

interface ProjectFactsProps {
  readonly project: CrowProject
  readonly myUnits: number
  /** It began or ended while it was looked at. */
  readonly onChanged: () => void
}

interface ProjectHeadProps extends Omit<ProjectFactsProps, 'myUnits'> {
  /** Interest that was paid to all who joined, where the server says it. */
  readonly paid?: string | undefined
}

/** What became of a project that is over, what it is, and how far it has come. */
export const ProjectHead = ({ project, paid, onChanged }: ProjectHeadProps) => {
  const t = useTexts()
  const { title, type_name, state } = project
  const isOver = state === projectStates.completed
  const story = storyLine(project.intro)
  const by = [type_name, project.copyright_owner].filter((words) => words !== '').join(' · ')
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{title}</h2>
        <span className={classNames(styles.state, project.status === 1 && styles.open)}>
          {shownProjectState(project, t)}
        </span>
      </div>
      <ProjectOutcome project={project} paid={paid} />
      {isOver && <ProjectReach project={project} isShort />}
      {by !== '' && (
        <p className={styles.note}>
          <Dotted>{by}</Dotted>
        </p>
      )}
      {story !== '' && <p>{story}</p>}
      {!isOver && <ProjectReach project={project} wait={<Countdown project={project} onChanged={onChanged} />} />}
    </section>
  )
}

/** On which terms one joins it, line by line. */
export const ProjectTerms = ({ project, myUnits }: Pick<ProjectFactsProps, 'project' | 'myUnits'>) => {
  const t = useTexts()
  const language = useLanguage()
  const { write } = useAmounts()
  const { min_amount: least, max_unit: most } = project
  const count = (units: number): string => formatCount(units, language)
  const moment = (seconds: number): string => formatMoment(seconds * 1000, 'moment', language)
  return (
    <DetailList
      isFlush
      lines={[
        { label: t('crowdfunding.term'), value: t('crowdfunding.days', { count: project.cycle_days }) },
        { label: t('crowdfunding.unitPrice'), value: write(project.unit_price, 'money') },
        { label: t('crowdfunding.unitsLeft'), value: `${count(project.units_left)} / ${count(project.units_total)}` },
        { label: t('crowdfunding.leastUnits'), value: count(project.min_unit) },
        { label: t('crowdfunding.mostUnits'), value: most > 0 ? count(most) : undefined },
        { label: t('crowdfunding.myUnits'), value: myUnits > 0 ? count(myUnits) : undefined },
        { label: t('crowdfunding.leastAmount'), value: /[1-9]/.test(least) ? write(least, 'money') : undefined },
        {
          label: t('crowdfunding.exitCosts'),
          value:
            project.result === 'matured' || project.result === 'failed'
              ? undefined
              : `${percentOf(project.penalty_rate, language)}%`,
        },
        { label: t('crowdfunding.dayRate'), value: `${percentOf(project.day_rate, language)}%` },
        { label: t('crowdfunding.owner'), value: project.copyright_owner },
        { label: t('crowdfunding.starts'), value: moment(project.start_time) },
        { label: t('crowdfunding.ends'), value: moment(project.end_time) },
      ]}
    />
  )
}

const Countdown = ({ project, onChanged }: Omit<ProjectFactsProps, 'myUnits'>) => {
  const t = useTexts()
  const words = useWaitWords()
  const { state, start_time, end_time } = project
  const isComing = state === projectStates.coming
  const isOver = state === projectStates.completed
  const seconds = useSecondsUntil(isOver ? 0 : isComing ? start_time : end_time, onChanged)
  if (seconds === 0) return null
  return (
    <span role="timer" aria-live="off">
      {t(isComing ? 'crowdfunding.startsIn' : 'crowdfunding.endsIn', { time: words(seconds) })}
    </span>
  )
}
