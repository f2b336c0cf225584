import type { Video, VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import Star from 'lucide-react/icons/star'
import type { ReactNode, Ref } from 'react'
import { useIsBroad } from '../../../platform/appearance/desktop.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Poster } from '../../../ui/pictures/poster.tsx'
import { DramaBadge } from '../drama-badge.tsx'
import { shownScore } from '../score-text.ts'
import { DramaTags } from './detail-head.tsx'
import { MetaLine } from './meta-line.tsx'
import styles from './stage.module.css'

interface StageProps {
  readonly drama: Video
  /** Undefined where they did not come. */
  readonly episodes: readonly VideoItem[] | undefined
  /** The title: what stands above the page changes once it is out of sight. */
  readonly title: Ref<HTMLHeadingElement>
}

/** The top of a drama's page on a phone: its picture over the whole width, and over that its title, what kind it is, how far it has come and what it
 *  costs. */
export const Stage = ({ drama, episodes, title }: StageProps) => {
  const isBroad = useIsBroad()
  return (
    <StageFrame art={<Poster url={(isBroad && drama.cover_h) || drama.cover} title="" isEager />}>
      <div className={styles.badges}>
        <DramaBadge badge={drama.badge} />
      </div>
      <h1 ref={title} className={styles.title}>
        {drama.title}
      </h1>
      <DramaTags of={[drama.type_name, ...drama.tags]} />
      <StageFacts drama={drama} episodes={episodes} />
    </StageFrame>
  )
}

const StageFacts = ({ drama, episodes }: Omit<StageProps, 'title'>) => {
  const t = useTexts()
  const language = useLanguage()
  const score = shownScore(drama, language)
  return (
    <div className={styles.facts}>
      {score !== undefined && (
        <span className={styles.score}>
          <Icon of={Star} size={14} />
          <span aria-hidden="true">{score}</span>
          <span className="visually-hidden">{t('player.score', { score, count: drama.score_count })}</span>
        </span>
      )}
      <span>
        <MetaLine drama={drama} episodes={episodes} />
      </span>
    </div>
  )
}

/** The same place while its drama is on its way. */
export const StageSkeleton = () => (
  <StageFrame art={null}>
    <Skeleton height="2.2rem" width="70%" />
    <Skeleton height="1.4rem" width="60%" />
    <Skeleton height="1.1rem" width="80%" />
  </StageFrame>
)

const StageFrame = ({ art, children }: { readonly art: ReactNode; readonly children: ReactNode }) => (
  <div className={styles.place} data-theme="dark">
    <div className={styles.stage}>
      <span className={styles.art}>{art}</span>
      <div className={styles.words}>{children}</div>
    </div>
  </div>
)
