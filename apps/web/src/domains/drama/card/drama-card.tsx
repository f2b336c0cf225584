import { Refused } from '@cliffhanger/client/call-error.ts'
import type { CallData } from '@cliffhanger/contract/call.ts'
import type { shareCalls } from '@cliffhanger/contract/drama/share-calls.ts'
import type { DramaLink } from '@cliffhanger/rules/chat/drama-link.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Clapperboard from 'lucide-react/icons/clapperboard'
import Play from 'lucide-react/icons/play'
import { type ReactNode, useState } from 'react'
import { goTo } from '../../../platform/navigation/navigation.ts'
import type { ScreenQuery } from '../../../platform/navigation/paths.ts'
import { type Translate, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Dotted } from '../../../ui/lists/dotted.tsx'
import { Poster } from '../../../ui/pictures/poster.tsx'
import { mayPreview, type NextPreview } from '../player/finished/next-preview.tsx'
import { episodeStatusName } from '../player/sheets/episode-status.ts'
import { useReleased } from '../use-released.ts'
import { CardPreview } from './card-preview.tsx'
import styles from './drama-card.module.css'
import { useShared } from './shared-query.ts'

type Shared = CallData<typeof shareCalls.getShared>

interface DramaCardProps {
  readonly link: DramaLink
  /** What plays it; tests have their own. */
  readonly makeSlot?: Parameters<typeof NextPreview>[0]['makeSlot']
}

/** A drama, or an episode of it, that one was sent: its picture, how it begins and what it costs. It plays where it stands for a few seconds, without
 *  sound, and goes on in the player. */
export const DramaCard = ({ link, makeSlot }: DramaCardProps) => {
  const t = useTexts()
  const { data, error, refetch, isFetching } = useShared(link)
  if (data) return <ReadyCard shared={data} code={link.code} makeSlot={makeSlot} />
  if (error instanceof Refused && error.is('notFound')) {
    return <GoneCard title={t('drama.removed')}>{t('share.cardGone')}</GoneCard>
  }
  if (error) {
    return (
      <GoneCard title={t('share.cardFailed')}>
        <Button kind="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
          {t('shell.retry')}
        </Button>
      </GoneCard>
    )
  }
  return (
    <div className={styles.card} aria-busy="true">
      <Skeleton height="auto" radius={0} />
      <div className={styles.words}>
        <Skeleton width="80%" height="1.1em" />
        <Skeleton width="56%" height="0.8em" />
        <Skeleton width="92%" height="0.8em" />
      </div>
    </div>
  )
}

const GoneCard = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className={styles.card}>
    <div className={styles.gone}>
      <Icon of={Clapperboard} size={28} />
      <strong>{title}</strong>
      <div>{children}</div>
    </div>
  </div>
)

interface ReadyCardProps extends Pick<DramaCardProps, 'makeSlot'> {
  readonly shared: Shared
  /** Of the link that was sent: whoever opens it came by it. */
  readonly code: string | undefined
}

const ReadyCard = ({ shared: { video, number, item }, code, makeSlot }: ReadyCardProps) => {
  const t = useTexts()
  const [isPlaying, setIsPlaying] = useState(false)
  const facts = useFacts(video)
  const isOut = item !== undefined
  const canSee = isOut && (item.can_play === 1 || item.preview_seconds > 0)
  const goOn = () => {
    setIsPlaying(false)
    if (isOut) goTo('player', { id: video.id, ...placeOf(number, item), share: code })
    else goTo('dramaDetail', { id: video.id })
  }
  const touch = () => {
    if (canSee && !isPlaying && mayPreview()) setIsPlaying(true)
    else goOn()
  }
  const standing = standingOf(number, item, t)
  return (
    <article className={styles.card} aria-label={video.title}>
      <span className={styles.stage} data-theme="dark">
        <Poster url={video.cover || video.cover_h} title="" ratio="3 / 4" />
        {isPlaying && (
          <CardPreview
            dramaId={video.id}
            number={item?.number ?? 1}
            makeSlot={makeSlot}
            onDone={goOn}
            onAway={() => setIsPlaying(false)}
          />
        )}
        {canSee && !isPlaying && (
          <span className={styles.play}>
            <Icon of={Play} size={18} />
          </span>
        )}
        {number > 0 && <span className={styles.number}>{t('share.episode', { number })}</span>}
      </span>
      <div className={styles.words}>
        <strong className={styles.title}>{video.title}</strong>
        <p className={styles.facts}>
          <Dotted>{standing === '' ? facts : [standing, ...facts.slice(0, 1)]}</Dotted>
        </p>
        {isPlaying ? (
          <span className={styles.goOn} aria-hidden="true">
            {t('share.cardGoOn')}
            <Icon of={ChevronRight} size={16} />
          </span>
        ) : (
          <p className={styles.hook}>{video.hook}</p>
        )}
      </div>
      {/* All of the card is the button. */}
      <button
        type="button"
        className={styles.act}
        aria-label={`${wordOf(canSee, isPlaying, t)}: ${video.title}`}
        onClick={touch}
      />
    </article>
  )
}

/** Where the player begins: at the episode that was sent, with its offer where it is locked, or where the reader stopped. */
const placeOf = (number: number, { can_play }: NonNullable<Shared['item']>): ScreenQuery => {
  if (number === 0) return {}
  return can_play === 1 ? { number } : { unlock: number }
}

const wordOf = (canSee: boolean, isPlaying: boolean, t: Translate): string => {
  if (isPlaying) return t('share.cardGoOn')
  return t(canSee ? 'drama.play' : 'share.cardOpen')
}

/** What stands between the reader and the episode that was sent; '' where nothing does. */
const standingOf = (number: number, item: Shared['item'], t: Translate): string => {
  if (!item) return number > 0 ? t('share.cardNotOut', { number }) : ''
  return number > 0 && item.can_play === 0 ? episodeStatusName(item, t) : ''
}

/** Its kind, what of it costs nothing, and how long it is. */
const useFacts = (video: Shared['video']): readonly string[] => {
  const t = useTexts()
  const released = useReleased(video)
  const { free_number: count, update_number, type_name } = video
  const free = count >= update_number ? t('collection.allFree') : t('share.firstFree', { count })
  return [type_name, count > 0 ? free : '', released].filter((fact) => fact !== '')
}
