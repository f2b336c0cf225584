import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import Play from 'lucide-react/icons/play'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Dotted } from '../../../ui/lists/dotted.tsx'
import { Poster } from '../../../ui/pictures/poster.tsx'
import { tagLine } from '../tag-line.ts'
import { useWatched } from '../watched.ts'
import styles from './free-meanwhile.module.css'

/** As many as the end of a drama asks for: the answer is there by then. */
const wantedDramas = 4

/** Something to watch that costs nothing, for whoever does not pay now, or waits for gold: how a drama like this one begins. Nothing where there is none;
 *  its place is there while that is not known, so that no button moves. */
export const FreeMeanwhile = ({ drama }: { readonly drama: Pick<Video, 'id'> }) => {
  const t = useTexts()
  const { data, isPending } = useCall(discoverCalls.listRecommended, { id: drama.id, limit: wantedDramas })
  const watched = useWatched()
  const next = data?.list.find(
    ({ id, vip_type }) => id !== drama.id && vip_type === 0 && !watched.some((one) => one.id === id),
  )
  const episodes = useCall(dramaCalls.getEpisodes, { video_id: next?.id ?? 0 }, { enabled: next !== undefined })
  const isFree = episodes.data?.list?.some(({ number, can_play }) => number === 1 && can_play === 1)
  if (isPending || episodes.isLoading) return <span className={styles.card} aria-hidden="true" />
  if (!next || !isFree) return null
  return (
    <a className={styles.card} href={hrefTo('player', { id: next.id, number: 1 })}>
      <span className={styles.cover}>
        <Poster url={next.cover} title="" ratio="3 / 4" />
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{t('unlock.freeMeanwhile')}</span>
        <span className={styles.title}>{next.title}</span>
        <span className={styles.tags}>
          <Dotted>{tagLine(next, 2)}</Dotted>
        </span>
      </span>
      <span className={styles.play}>
        <Icon of={Play} size={18} />
      </span>
    </a>
  )
}
