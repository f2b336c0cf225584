import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { FeedVideo } from '@cliffhanger/contract/drama/schemas.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Play from 'lucide-react/icons/play'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Dotted } from '../../../ui/lists/dotted.tsx'
import { Progress } from '../player/controls/progress/progress.tsx'
import { Rail } from '../player/controls/rail.tsx'
import type { Player } from '../player/engine/player-actions.ts'
import { tagLine } from '../tag-line.ts'
import styles from './feed-view.module.css'

interface FeedRailProps {
  readonly video: FeedVideo
  readonly player: Player
  readonly onStep: (step: 1 | -1) => void
}

/** What can be done with the drama that plays; every swipe has a button. */
export const FeedRail = ({ video, player, onStep }: FeedRailProps) => {
  const t = useTexts()
  const number = useStore(player.state, (state) => state.number)
  const hasFrame = useStore(player.state, (state) => state.hasFrame)
  // Passing by is no visit of the drama: it is asked for once its picture stands.
  const { data } = useCall(dramaCalls.getVideo, { id: video.id }, { enabled: hasFrame })
  return (
    <div className={styles.rail} data-edge>
      {data && <Rail drama={data.video} number={video.item.number} />}
      <div className={styles.steps}>
        <IconButton
          icon={ChevronUp}
          label={t('discover.previousDrama')}
          disabled={number === 1}
          onClick={() => onStep(-1)}
        />
        <IconButton icon={ChevronDown} label={t('discover.nextDrama')} onClick={() => onStep(1)} />
      </div>
    </div>
  )
}

interface FeedChromeProps extends Pick<FeedRailProps, 'video' | 'player'> {
  /** What can be done with the drama, right above what is said of it. */
  readonly rail: ReactNode
  /** Goes on with the whole drama. */
  readonly onOpen: () => void
  readonly onEpisodes: () => void
}

/** What is said of the drama that plays, which leads to its page, and the ways on. */
export const FeedChrome = ({ video, player, rail, onOpen, onEpisodes }: FeedChromeProps) => {
  const t = useTexts()
  return (
    <div className={styles.chrome}>
      {rail}
      <div className={styles.bottom} data-foot>
        <a className={styles.words} href={hrefTo('dramaDetail', { id: video.id })}>
          <h2 className={styles.title}>{video.title}</h2>
          <span className={styles.tags}>
            <Dotted>{tagLine(video, 3)}</Dotted>
          </span>
        </a>
        <Progress player={player} />
        <div className={styles.bar}>
          <button type="button" onClick={onOpen}>
            <Icon of={Play} size={18} />
            {t('discover.watchDrama')}
          </button>
          <button type="button" onClick={onEpisodes}>
            <Icon of={LayoutGrid} size={18} />
            {t('drama.allEpisodes', { count: video.update_number })}
          </button>
        </div>
      </div>
    </div>
  )
}
