import type { CrowProject } from '@cliffhanger/contract/crowdfunding/schemas.ts'
import { projectStates } from '@cliffhanger/contract/crowdfunding/states.ts'
import { formatDuration } from '@cliffhanger/i18n/format/durations.ts'
import { useState } from 'react'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { serverNowMs } from '../../../platform/server/server-clock.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { percentOf } from '../../../shared/percent.ts'
import { Dotted } from '../../../ui/lists/dotted.tsx'
import { Poster } from '../../../ui/pictures/poster.tsx'
import { shownProjectState, useWhyEnded } from '../crowdfunding-words.ts'
import styles from './project-card.module.css'
import { ProjectReach } from './project-reach.tsx'

/** A project in the list, like a story in a shop: its picture first, how far it has come, and on which terms. */
export const ProjectCard = ({ project }: { readonly project: CrowProject }) => {
  const t = useTexts()
  const language = useLanguage()
  const { write } = useAmounts()
  const whyEnded = useWhyEnded()(project)
  const { id, title, cover, images, unit_price: price, day_rate: rate, cycle_days: days } = project
  const terms = [
    t('crowdfunding.unitFor', { amount: write(price, 'money') }),
    t('crowdfunding.rateOf', { rate: percentOf(rate, language) }),
    t('crowdfunding.days', { count: days }),
  ]
  return (
    <a className={styles.card} href={hrefTo('crowdProject', { id })}>
      <span className={styles.art}>
        <Poster url={images[0] ?? cover} title="" ratio="16 / 9" />
        <span className={styles.state} data-open={project.status === 1} data-theme="dark" data-over>
          {shownProjectState(project, t)}
        </span>
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <ProjectReach project={project} wait={<Wait project={project} />} />
        {whyEnded !== undefined && <span className={styles.small}>{whyEnded}</span>}
        <span className={styles.small}>
          <Dotted>{terms.join(' · ')}</Dotted>
        </span>
      </span>
    </a>
  )
}

/** How long until it begins or ends, as of when the list was drawn. */
const Wait = ({ project: { state, start_time, end_time } }: { readonly project: CrowProject }) => {
  const t = useTexts()
  const language = useLanguage()
  const [nowMs] = useState(serverNowMs)
  const isComing = state === projectStates.coming
  const seconds = Math.ceil((isComing ? start_time : end_time) - nowMs / 1000)
  if (seconds <= 0 || (!isComing && state !== projectStates.inProgress)) return null
  return t(isComing ? 'crowdfunding.startsIn' : 'crowdfunding.endsIn', { time: formatDuration(seconds, language) })
}
