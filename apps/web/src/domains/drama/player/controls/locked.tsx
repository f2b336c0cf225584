import type { Video, VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { goldOf } from '@cliffhanger/rules/drama/unlock-offer.ts'
import Lock from 'lucide-react/icons/lock'
import { useStore } from 'zustand'
import { hrefTo } from '../../../../platform/navigation/paths.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { useAmounts } from '../../../../shared/amounts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { Poster } from '../../../../ui/pictures/poster.tsx'
import { goldText } from '../../unlock/unlock-act.ts'
import type { Player } from '../engine/player-actions.ts'
import styles from './locked.module.css'

interface LockedProps {
  readonly drama: Pick<Video, 'id' | 'title' | 'cover'>
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

/** A locked episode: whose it is, which one and what opens it, over its own picture. What unlocks it stands below, or comes back from here. */
export const Locked = ({ drama, player, onUnlock }: LockedProps) => {
  const t = useTexts()
  const number = useStore(player.state, (state) => state.number)
  const item = useStore(player.state, (state) => state.item)
  const terms = useTerms(item)
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
          <p className={styles.line}>
            <span>{t('drama.episodeLong', { number })}</span>
            {terms !== '' && <span className={styles.terms}>{terms}</span>}
          </p>
        </div>
        <div className={styles.way}>
          <p className={styles.hint}>{t(lockedTexts[item?.deny_reason ?? ''])}</p>
          <Button onClick={onUnlock}>{t('drama.unlock')}</Button>
        </div>
      </div>
    </div>
  )
}

/** What opens it, in a word: its price, or a membership. */
const useTerms = (item: VideoItem | null | undefined): string => {
  const t = useTexts()
  const { show } = useAmounts()
  const reason = item?.deny_reason
  if (reason === 'vip' || reason === 'svip') return t(`drama.${reason}`)
  return item && reason === 'coin' ? show(goldText(goldOf(item.coin_price)), 'gold') : ''
}
