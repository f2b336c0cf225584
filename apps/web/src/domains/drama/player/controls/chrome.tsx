import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Settings2 from 'lucide-react/icons/settings-2'
import SkipForward from 'lucide-react/icons/skip-forward'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { hrefTo } from '../../../../platform/navigation/paths.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { PlayedTime } from '../bar/played-time.tsx'
import type { Player } from '../engine/player-actions.ts'
import styles from './chrome.module.css'
import { Hook } from './hook.tsx'
import { Progress } from './progress/progress.tsx'

interface ChromeProps {
  readonly drama: Video
  readonly player: Player
  readonly isVisible: boolean
  readonly onBack: () => void
  readonly onSpeed: () => void
  readonly onSettings: () => void
  readonly onEpisodes: () => void
  readonly onStep: (step: 1 | -1) => void
  /** Something in it was touched or has the focus: it stays. */
  readonly onUse: () => void
  /** A pointer has come to the foot, or has left it. */
  readonly onHold: (isHeld: boolean) => void
  /** What can be done beside the picture; it comes later than the picture. */
  readonly rail: ReactNode
  /** What a mouse finds at the foot, in place of what a finger does. */
  readonly bar: ReactNode
}

/** The controls over the picture. Where fingers are at home, the film keeps its name, its first line and what can be done with it: they step back
 *  rather than leave. A mouse brings all of it back with its first move, and all of it leaves. */
export const Chrome = ({
  drama,
  player,
  isVisible,
  onBack,
  onSpeed,
  onSettings,
  onEpisodes,
  onStep,
  onUse,
  onHold,
  rail,
  bar,
}: ChromeProps) => {
  const t = useTexts()
  const number = useStore(player.state, (state) => state.number)
  // What follows a drama takes the place of what is said of it and done with it.
  const isFinished = useStore(player.state, ({ phase }) => phase === 'finished')
  // What is locked tells its title itself, and has nothing to seek in.
  const isLocked = useStore(player.state, ({ phase }) => phase === 'locked')
  // What cannot be played says so where they would stand.
  const hasFailed = useStore(player.state, ({ phase }) => phase === 'failed')
  const isBare = isLocked || isFinished || hasFailed
  return (
    <div
      className={styles.chrome}
      data-visible={isVisible}
      data-quiet={!isVisible && !bar && !isBare}
      data-finished={isFinished}
      data-locked={isLocked}
      onPointerDown={onUse}
      onFocus={onUse}
    >
      <header className={styles.top}>
        <IconButton icon={ChevronLeft} label={t('shell.back')} onClick={onBack} />
        <h1 className={styles.episode}>{t('drama.episodeShort', { number })}</h1>
        {!bar && <Speed player={player} onSpeed={onSpeed} />}
        <IconButton icon={Settings2} label={t('drama.settings')} onClick={onSettings} />
      </header>
      {rail && !isFinished && !hasFailed && (
        <div className={styles.rail} data-edge>
          {rail}
        </div>
      )}
      <div
        className={styles.bottom}
        data-foot
        onPointerEnter={({ pointerType }) => onHold(Boolean(bar) && pointerType === 'mouse')}
        onPointerLeave={() => onHold(false)}
      >
        {!isBare && (
          <div className={styles.words}>
            <a className={styles.title} href={hrefTo('dramaDetail', { id: drama.id })}>
              {drama.title}
            </a>
            <Hook text={drama.intro} />
          </div>
        )}
        {bar ? (
          <>
            <div className={styles.line}>
              <Progress player={player} onUse={onUse} />
              <PlayedTime player={player} />
            </div>
            <div className={styles.place} data-mouse>
              {bar}
            </div>
          </>
        ) : (
          <>
            {!isBare && (
              <div className={styles.line}>
                <Progress player={player} onUse={onUse} />
                <PlayedTime player={player} />
              </div>
            )}
            <FingerBar drama={drama} number={number} onEpisodes={onEpisodes} onStep={onStep} />
          </>
        )}
      </div>
    </div>
  )
}

const Speed = ({ player, onSpeed }: Pick<ChromeProps, 'player' | 'onSpeed'>) => {
  const t = useTexts()
  const rate = useStore(player.state, (state) => state.rate)
  return (
    <button
      type="button"
      className={styles.speed}
      onClick={onSpeed}
      aria-label={`${t('drama.speed')} ${t('drama.speedOf', { rate })}`}
    >
      {t('drama.speedOf', { rate })}
    </button>
  )
}

interface FingerBarProps extends Pick<ChromeProps, 'drama' | 'onEpisodes' | 'onStep'> {
  readonly number: number
}

/** The one way to all episodes, and the next one. */
const FingerBar = ({ drama, number, onEpisodes, onStep }: FingerBarProps) => {
  const t = useTexts()
  return (
    <div className={styles.bar} data-finger-bar>
      <button type="button" className={styles.episodes} onClick={onEpisodes}>
        <Icon of={LayoutGrid} size={18} />
        <span className="visually-hidden">{t('drama.chooseEpisode')}</span>
        <span>{t('drama.episodeOf', { number, total: Math.max(drama.update_number, number) })}</span>
      </button>
      {number < drama.update_number && (
        <button type="button" className={styles.next} onClick={() => onStep(1)}>
          {t('drama.nextIs', { number: number + 1 })}
          <Icon of={SkipForward} size={18} />
        </button>
      )}
    </div>
  )
}
