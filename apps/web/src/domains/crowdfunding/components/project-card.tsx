import type { CrowProject } from '@cliffhanger/contract/crowdfunding/schemas.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { percentOf } from '../../../shared/percent.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { Poster } from '../../../ui/pictures/poster.tsx'
import { shownProjectState, useWhyEnded } from '../crowdfunding-words.ts'
import { percentRaised } from '../join-figures.ts'
import styles from './crowdfunding.module.css'
import card from './project-card.module.css'

/** A project in the list: what it is, where it stands, and on which terms. */
export const ProjectCard = ({ project }: { readonly project: CrowProject }) => {
  const t = useTexts()
  const language = useLanguage()
  const { write } = useAmounts()
  const whyEnded = useWhyEnded()(project)
  const { id, title, cover, raised_amount: raised, total_amount: total } = project
  return (
    <a className={card.card} href={hrefTo('crowdProject', { id })}>
      <span className={card.cover}>
        <Poster url={cover} title="" ratio="3 / 4" />
      </span>
      <span className={card.words}>
        <span className={card.title}>{title}</span>
        <span className={classNames(styles.state, project.status === 1 && styles.open)}>
          {shownProjectState(project, t)}
        </span>
        <ProgressBar percent={percentRaised(raised, total)} label={t('crowdfunding.progress', { title })} />
        <span className={styles.facts}>
          {t('crowdfunding.raised', { raised: write(raised, 'money'), total: write(total, 'money') })}
        </span>
        {whyEnded !== undefined && <span className={styles.note}>{whyEnded}</span>}
        <span className={styles.facts}>
          <span>
            {t('crowdfunding.dayRate')} <strong>{percentOf(project.day_rate, language)}%</strong>
          </span>
          <span>{t('crowdfunding.days', { count: project.cycle_days })}</span>
          <span>
            {t('crowdfunding.unitPrice')} <strong>{write(project.unit_price, 'money')}</strong>
          </span>
        </span>
      </span>
    </a>
  )
}
