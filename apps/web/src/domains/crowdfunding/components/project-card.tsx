import type { CrowProject } from '@cliffhanger/contract/crowdfunding/schemas.ts'
import { projectStates } from '@cliffhanger/contract/crowdfunding/states.ts'
import { formatDuration } from '@cliffhanger/i18n/format/durations.ts'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { serverNowMs } from '../../../platform/server/server-clock.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { percentOf } from '../../../shared/percent.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Poster } from '../../../ui/pictures/poster.tsx'
import { shownProjectState } from '../crowdfunding-words.ts'
import { storyLine } from '../story-line.ts'
import styles from './project-card.module.css'
import { ProjectOutcome } from './project-outcome.tsx'
import { ProjectReach } from './project-reach.tsx'
import { ProjectTermsLine } from './project-terms-line.tsx'

/** A project in the list, like a story in a shop: its picture first, how far it has come, and on which terms. */
export const ProjectCard = ({ project }: { readonly project: CrowProject }) => {
  const t = useTexts()
  const language = useLanguage()
  const { id, title, cover, images, intro, state } = project
  const story = storyLine(intro)
  const isOver = state === projectStates.completed
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
        <ProjectOutcome project={project} />
        {isOver && <ProjectReach project={project} isShort />}
        {story !== '' && <span className={styles.story}>{story}</span>}
        {!isOver && <ProjectReach project={project} wait={<Wait project={project} />} />}
        {!isOver && (
          <>
            <span className={styles.risk}>
              <Icon of={TriangleAlert} size={16} />
              {t('crowdfunding.riskShort', { rate: `${percentOf(project.penalty_rate, language)}%` })}
            </span>
            <ProjectTermsLine project={project} />
          </>
        )}
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
