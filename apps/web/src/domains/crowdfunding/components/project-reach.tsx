import type { CrowProject } from '@cliffhanger/contract/crowdfunding/schemas.ts'
import { projectStates } from '@cliffhanger/contract/crowdfunding/states.ts'
import { formatCount, formatShare } from '@cliffhanger/i18n/format/numbers.ts'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { Dotted } from '../../../ui/lists/dotted.tsx'
import { percentRaised } from '../join-figures.ts'
import styles from './project-reach.module.css'

interface ProjectReachProps {
  readonly project: CrowProject
  /** How long it still takes; nothing where it is over. */
  readonly wait?: ReactNode
  /** Who backs it and with how much is said beside it. */
  readonly isShort?: boolean
}

/** How far a project has come: the share that was raised, how long it goes on, who backs it and with how much. */
export const ProjectReach = ({ project, wait, isShort = false }: ProjectReachProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { write } = useAmounts()
  const { title, raised_amount: raised, total_amount: total, member_total: members } = project
  // Nothing can be raised yet: the goal takes the place of a bar that is empty.
  if (project.state === projectStates.coming) {
    return (
      <span className={styles.line}>
        <strong>{wait}</strong>
        {t('crowdfunding.goal', { total: write(total, 'money') })}
      </span>
    )
  }
  const percent = percentRaised(raised, total)
  const backers = t('crowdfunding.backers', { count: members, shown: formatCount(members, language) })
  const sum = t('crowdfunding.raised', { raised: write(raised, 'money'), total: write(total, 'money') })
  return (
    <span className={styles.reach}>
      <ProgressBar percent={percent} label={t('crowdfunding.progress', { title })} />
      <span className={styles.line}>
        <strong>{t('crowdfunding.share', { share: formatShare(percent / 100, language) })}</strong>
        {wait}
      </span>
      {!isShort && (
        <span className={styles.small}>
          <Dotted>{members > 0 ? `${backers} · ${sum}` : sum}</Dotted>
        </span>
      )}
    </span>
  )
}
