import type { Video, VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import Lock from 'lucide-react/icons/lock'
import { useStore } from 'zustand'
import { hrefTo } from '../../../../platform/navigation/paths.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { Poster } from '../../../../ui/pictures/poster.tsx'
import type { Player } from '../engine/player-actions.ts'
import styles from './locked.module.css'

interface LockedProps {
  readonly drama: Pick<Video, 'id' | 'title' | 'cover'> & Partial<Pick<Video, 'intro'>>
  readonly player: Player
  /** Shows again what opens it. */
  readonly onUnlock: () => void
}

const lockedTexts = {
  '': 'drama.lockedTitle',
  vip: 'drama.lockedVip',
  svip: 'drama.lockedSvip',
  coin: 'drama.lockedCoin',
} as const satisfies Record<VideoItem['deny_reason'], string>

/** A locked episode: whose it is and a line of what it tells, over its own picture. Which one it is stands in the bar on top. What unlocks it stands below, or comes back from here. */
export const Locked = ({ drama, player, onUnlock }: LockedProps) => {
  const t = useTexts()
  const item = useStore(player.state, (state) => state.item)
  const terms = useTerms(item)
  const hook = hookOf(drama, item)
  return (
    <div className={styles.locked}>
      <div className={styles.content}>
        <span className={styles.cover}>
          <Poster url={drama.cover} title={drama.title} ratio="3 / 4" isEager />
          <span className={styles.lock}>
            <Icon of={Lock} size={18} />
          </span>
        </span>
        <div className={styles.words}>
          <a className={styles.title} href={hrefTo('dramaDetail', { id: drama.id })}>
            {drama.title}
          </a>
          {hook !== '' && <p className={styles.hook}>{hook}</p>}
          {terms !== '' && <span className={styles.terms}>{terms}</span>}
        </div>
        <div className={styles.way}>
          <p className={styles.hint}>{t(lockedTexts[item?.deny_reason ?? ''])}</p>
          <Button onClick={onUnlock}>{t('drama.unlock')}</Button>
        </div>
      </div>
    </div>
  )
}

/** A line that makes one curious: what the episode is called, where that is more than its number, or what the drama tells. */
const hookOf = ({ title, intro = '' }: LockedProps['drama'], item: VideoItem | null | undefined): string => {
  const own = item?.title ?? ''
  return own === '' || own === title || /\d/.test(own) ? intro : own
}

/** The membership that opens it, in a word; a price stands where it is paid. */
const useTerms = (item: VideoItem | null | undefined): string => {
  const t = useTexts()
  const reason = item?.deny_reason
  return reason === 'vip' || reason === 'svip' ? t(`drama.${reason}`) : ''
}
