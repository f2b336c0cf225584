import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import Star from 'lucide-react/icons/star'
import type { ReactNode, Ref } from 'react'
import { useIsBroad } from '../../../platform/appearance/desktop.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Dotted } from '../../../ui/lists/dotted.tsx'
import { Poster } from '../../../ui/pictures/poster.tsx'
import { DramaBadge } from '../drama-badge.tsx'
import { shownScore } from '../score-text.ts'
import { useReleased } from '../use-released.ts'
import { hookOf } from './hook-of.ts'
import styles from './stage.module.css'

interface StageProps {
  readonly drama: Video
  /** The title: what stands above the page changes once it is out of sight. */
  readonly title: Ref<HTMLHeadingElement>
}

/** The top of a drama's page on a phone: its picture over the whole width, and over that its title, a line that draws one in, and what it is. */
export const Stage = ({ drama, title }: StageProps) => {
  const isBroad = useIsBroad()
  const { hook } = hookOf(drama.intro)
  return (
    <StageFrame art={<Poster url={(isBroad && drama.cover_h) || drama.cover} title="" isEager />}>
      <div className={styles.badges}>
        <DramaBadge badge={drama.badge} />
      </div>
      <h1 ref={title} className={styles.title}>
        {drama.title}
      </h1>
      {hook !== '' && <p className={styles.hook}>{hook}</p>}
      <StageFacts drama={drama} />
    </StageFrame>
  )
}

const StageFacts = ({ drama }: Pick<StageProps, 'drama'>) => {
  const t = useTexts()
  const language = useLanguage()
  const released = useReleased(drama)
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
        <Dotted>{[drama.type_name, released].filter((fact) => fact !== '')}</Dotted>
      </span>
    </div>
  )
}

/** The same place while its drama is on its way. */
export const StageSkeleton = () => (
  <StageFrame art={null}>
    <Skeleton height="2.2rem" width="70%" />
    <Skeleton height="1.2rem" width="90%" />
    <Skeleton height="1.1rem" width="50%" />
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
