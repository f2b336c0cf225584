import Captions from 'lucide-react/icons/captions'
import CaptionsOff from 'lucide-react/icons/captions-off'
import Maximize from 'lucide-react/icons/maximize'
import Minimize from 'lucide-react/icons/minimize'
import Pause from 'lucide-react/icons/pause'
import PictureInPicture2 from 'lucide-react/icons/picture-in-picture-2'
import Play from 'lucide-react/icons/play'
import SkipBack from 'lucide-react/icons/skip-back'
import SkipForward from 'lucide-react/icons/skip-forward'
import type { RefObject } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '../../../../platform/texts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { useAction } from '../../../../ui/actions/use-action.ts'
import { canFloat, float } from '../controls/picture-in-picture.ts'
import type { DramaPlayer } from '../engine/drama-player.ts'
import type { Player } from '../engine/player-actions.ts'
import { isRunning } from '../engine/player-state.ts'
import { BarButton } from './bar-button.tsx'
import styles from './control-bar.module.css'
import { useFullScreen } from './full-screen.ts'
import { useBarKeys } from './use-bar-keys.ts'
import { useCaptionSwitch } from './use-caption-switch.ts'
import { useSound } from './use-sound.ts'
import { Volume } from './volume.tsx'

interface ControlBarProps {
  readonly made: DramaPlayer
  readonly lastNumber: number
  /** What fills the screen where that is wanted. */
  readonly place: RefObject<HTMLElement | null>
  readonly onEpisodes: () => void
  readonly onStep: (step: 1 | -1) => void
  readonly onSpeed: () => void
  readonly onKeys: () => void
  /** One of its keys was pressed: the controls are to be seen. */
  readonly onUse: () => void
}

/** What a mouse finds at the foot of the film, and the keys that do the same. */
export const ControlBar = ({
  made,
  lastNumber,
  place,

  onEpisodes,
  onStep,
  onSpeed,
  onKeys,
  onUse,
}: ControlBarProps) => {
  const t = useTexts()
  const { player } = made
  const rate = useStore(player.state, (state) => state.rate)
  const sound = useSound(player)
  const captions = useCaptionSwitch(player)
  const fullScreen = useFullScreen(place)
  const floating = useAction(() => float(made))
  const keys = {
    m: sound.toggle,
    c: captions.toggle,
    f: fullScreen.toggle,
    n: () => onStep(1),
    p: () => onStep(-1),
    '?': onKeys,
  }
  useBarKeys(keys, onUse)
  const captionWord = captions.isOn ? 'player.captionsHide' : 'player.captionsShow'
  return (
    <div className={styles.bar} role="group" aria-label={t('player.controls')}>
      <div className={styles.side}>
        <Steps player={player} lastNumber={lastNumber} onStep={onStep} />
        <Volume sound={sound} />
      </div>
      <div className={styles.side}>
        {/* They stand beside the film otherwise. */}
        {fullScreen.isOn && <EpisodesButton player={player} lastNumber={lastNumber} onEpisodes={onEpisodes} />}
        <BarButton
          label={t(captions.hasAny ? captionWord : 'player.captionsNone')}
          keyName="C"
          isDisabled={!captions.hasAny}
          onPress={captions.toggle}
        >
          <Icon of={captions.isOn ? Captions : CaptionsOff} size={22} />
        </BarButton>
        <BarButton label={`${t('drama.speed')} ${t('drama.speedOf', { rate })}`} onPress={onSpeed}>
          <span className={styles.speed}>{t('drama.speedOf', { rate })}</span>
        </BarButton>
        {canFloat() && (
          <BarButton label={t('player.pictureInPicture')} onPress={floating.run}>
            <Icon of={PictureInPicture2} size={22} />
          </BarButton>
        )}
        {fullScreen.isPossible && (
          <BarButton
            label={t(fullScreen.isOn ? 'player.fullScreenEnd' : 'player.fullScreen')}
            keyName="F"
            onPress={fullScreen.toggle}
          >
            <Icon of={fullScreen.isOn ? Minimize : Maximize} size={22} />
          </BarButton>
        )}
      </div>
    </div>
  )
}

/** Which episode plays, of how many: leads to all of them. */
const EpisodesButton = ({
  player,
  lastNumber,
  onEpisodes,
}: Pick<ControlBarProps, 'lastNumber' | 'onEpisodes'> & Pick<StepsProps, 'player'>) => {
  const t = useTexts()
  const number = useStore(player.state, (state) => state.number)
  const place = t('drama.episodeOf', { number, total: Math.max(lastNumber, number) })
  return (
    <BarButton label={`${t('drama.chooseEpisode')} ${place}`} onPress={onEpisodes}>
      <span className={styles.speed}>{place}</span>
    </BarButton>
  )
}

interface StepsProps extends Pick<ControlBarProps, 'lastNumber' | 'onStep'> {
  readonly player: Player
}

/** Plays and pauses, between the episodes before and after. */
const Steps = ({ player, lastNumber, onStep }: StepsProps) => {
  const t = useTexts()
  const number = useStore(player.state, (state) => state.number)
  const phase = useStore(player.state, (state) => state.phase)
  // An episode that is on its way will play: its button does not turn over and back.
  const isOn = isRunning({ phase }) || phase === 'opening'
  return (
    <>
      <BarButton label={t('player.previousEpisode')} keyName="P" isDisabled={number <= 1} onPress={() => onStep(-1)}>
        <Icon of={SkipBack} size={22} />
      </BarButton>
      <BarButton
        label={t(isOn ? 'player.pause' : 'drama.resume')}
        keyName={t('player.keySpace')}
        isDisabled={phase === 'locked' || phase === 'failed'}
        onPress={isOn ? player.pause : player.play}
      >
        <Icon of={isOn ? Pause : Play} size={24} />
      </BarButton>
      <BarButton
        label={t('player.nextEpisode')}
        keyName="N"
        isDisabled={number >= lastNumber}
        onPress={() => onStep(1)}
      >
        <Icon of={SkipForward} size={22} />
      </BarButton>
    </>
  )
}
