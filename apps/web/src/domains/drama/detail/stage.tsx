import type { Video, VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { isScoreShown } from '@cliffhanger/rules/drama/ratings.ts'
import Heart from 'lucide-react/icons/heart'
import Play from 'lucide-react/icons/play'
import type { ReactNode, Ref } from 'react'
import { useIsBroad } from '../../../platform/appearance/desktop.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Poster } from '../../../ui/pictures/poster.tsx'
import { DramaBadge } from '../drama-badge.tsx'
import { StarScore } from '../drama-facts.tsx'
import { shownCount, shownPlays } from '../shown-count.ts'
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
      <Applause drama={drama} />
      <p className={styles.facts}>
        <MetaLine drama={drama} episodes={episodes} />
      </p>
      <DramaTags of={[...drama.tags, drama.type_name]} />
    </StageFrame>
  )
}

/** What members make of it: its stars, and how often it was liked and played; nothing where that is too little to say. */
const Applause = ({ drama }: Pick<StageProps, 'drama'>) => {
  const t = useTexts()
  const language = useLanguage()
  const isRated = isScoreShown(drama.score_count)
  const counts = [
    { icon: Heart, name: t('collection.likes'), text: shownCount(drama.skr_count, language) },
    { icon: Play, name: t('collection.plays'), text: shownPlays(drama.play_count, language) },
  ].filter(({ text }) => text !== undefined)
  if (!isRated && counts.length === 0) return null
  return (
    <p className={styles.applause}>
      {isRated && <StarScore score={drama.score} />}
      {counts.map(({ icon, name, text }) => (
        <span key={name} className={styles.applauseCount}>
          <Icon of={icon} size={14} />
          <span className="visually-hidden">{name}</span> {text}
        </span>
      ))}
    </p>
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
