import type { CrowProject } from '@cliffhanger/contract/crowdfunding/schemas.ts'
import { projectStates } from '@cliffhanger/contract/crowdfunding/states.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { formatCount } from '@cliffhanger/i18n/format/numbers.ts'
import { useState } from 'react'
import { serverNowMs } from '../../../platform/server/server-clock.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { useWhyEnded } from '../crowdfunding-words.ts'
import { earningEnds, unitEarned } from '../join-figures.ts'
import styles from './project-outcome.module.css'

interface ProjectOutcomeProps {
  readonly project: CrowProject
  /** Interest that was paid to all who joined, where the server says it. */
  readonly paid?: string | undefined
}

const isSome = (amount: string | undefined): amount is string => amount !== undefined && /[1-9]/.test(amount)

/** What came of a project that nobody joins any more (S-90): what was raised, by how many, what it earned them, and until when; nothing before that. */
export const ProjectOutcome = ({ project, paid }: ProjectOutcomeProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { write } = useAmounts()
  const why = useWhyEnded()(project)
  const [nowSeconds] = useState(() => serverNowMs() / 1000)
  const { state, result, raised_amount: raised, total_amount: total, member_total: members } = project
  if (state !== projectStates.completed) return null
  const isOver = result === 'matured'
  const unit = unitEarned(project, nowSeconds)
  const until = earningEnds(project)
  return (
    <span className={styles.outcome}>
      <span className={styles.figures}>
        {[
          { value: write(raised, 'money'), label: t('crowdfunding.raisedOf', { total: write(total, 'money') }) },
          {
            value: formatCount(members, language),
            label: t('crowdfunding.backersWord', { count: members }),
          },
          isSome(paid)
            ? {
                value: write(paid, 'money'),
                label: t(isOver ? 'crowdfunding.earnedInAll' : 'crowdfunding.earnedSoFar'),
              }
            : isSome(unit) && {
                value: `≈ ${write(unit, 'money')}`,
                label: t(isOver ? 'crowdfunding.unitInAll' : 'crowdfunding.unitUntilNow'),
              },
          until > 0 && {
            value: formatMoment(until * 1000, 'day', language),
            label: t(isOver ? 'crowdfunding.termEnded' : 'crowdfunding.earnsUntil'),
          },
        ].map(
          (figure) =>
            figure && (
              <span key={figure.label} className={styles.figure}>
                <strong>{figure.value}</strong> <span>{figure.label}</span>
              </span>
            ),
        )}
      </span>
      {why !== undefined && <span className={styles.why}>{why}</span>}
    </span>
  )
}
