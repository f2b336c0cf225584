import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { FeedVideo } from '@cliffhanger/contract/drama/schemas.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import Play from 'lucide-react/icons/play'
import { useStore } from 'zustand'
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
  /** Goes on with the whole drama. */
  readonly onOpen: () => void
}

/** What is said of the drama that plays. */
export const FeedChrome = ({ video, player, onOpen }: FeedChromeProps) => {
  const t = useTexts()
  return (
    <div className={styles.bottom} data-foot>
      <h2 className={styles.title}>{video.title}</h2>
      <p className={styles.tags}>
        <Dotted>{tagLine(video, 3)}</Dotted>
      </p>
      <Progress player={player} />
      <button type="button" className={styles.open} onClick={onOpen}>
        <Icon of={Play} size={18} />
        <span>{t('discover.watchDrama')}</span>
        <span className={styles.count}>{t('drama.allEpisodes', { count: video.update_number })}</span>
      </button>
    </div>
  )
}
