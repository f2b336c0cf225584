import type { VideoCard } from '@cliffhanger/contract/drama/schemas.ts'
import { memo, type ReactNode } from 'react'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Poster } from '../../../ui/pictures/poster.tsx'
import { useOwnTier } from '../card/own-tier.ts'
import { DramaBadge } from '../drama-badge.tsx'
import { shownPlays } from '../shown-count.ts'
import { DramaCaption } from './caption/drama-caption.tsx'
import styles from './poster-card.module.css'

interface PosterCardProps {
  readonly drama: VideoCard
  readonly isEager?: boolean
  /** In place of the plain title, such as one with the word that was searched for. */
  readonly title?: ReactNode
  /** The drama's place, where the list is in the order of a chart. */
  readonly rank?: number
  /** Opens the drama's page, in place of playing it. */
  readonly opensPage?: boolean
}

const DrawnPosterCard = ({ drama, isEager = false, title = drama.title, rank, opensPage }: PosterCardProps) => {
  const t = useTexts()
  const language = useLanguage()
  const plays = shownPlays(drama.play_count, language)
  return (
    <a className={styles.card} href={hrefTo(opensPage === true ? 'dramaDetail' : 'player', { id: drama.id })}>
      <span className={styles.picture} data-theme="dark">
        <Poster url={drama.cover} title={drama.title} isEager={isEager} />
        <span className={styles.marks} data-over>
          <DramaBadge badge={drama.badge} rank={rank} />
          {drama.vip_type > 0 && <TierMark tier={drama.vip_type} />}
        </span>
        {plays !== undefined && (
          <span className={styles.plays} data-over>
            {t('drama.playCount', { count: plays })}
          </span>
        )}
      </span>
      <span className={styles.title}>{title}</span>
      <DramaCaption drama={drama} />
    </a>
  )
}

/** Which members may watch. Who is one of them is not asked for it: to them it is a drama like any other. */
const TierMark = ({ tier }: { readonly tier: VideoCard['vip_type'] }) => {
  const t = useTexts()
  const own = useOwnTier()
  if (own === undefined || own >= tier) return null
  return <span className={tier === 2 ? styles.svip : styles.vip}>{t(tier === 2 ? 'drama.svip' : 'drama.vip')}</span>
}

/** A cover that opens its drama: whether it is new or hot, who may watch it, how often it was played, what kind of drama it is. Lists that arrive one after
 *  the other draw a page of covers often; each is drawn once. */
export const PosterCard = memo(DrawnPosterCard)
