import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import type { LucideIcon } from 'lucide-react'
import Download from 'lucide-react/icons/download'
import Keyboard from 'lucide-react/icons/keyboard'
import PictureInPicture2 from 'lucide-react/icons/picture-in-picture-2'
import Sun from 'lucide-react/icons/sun'
import Volume2 from 'lucide-react/icons/volume-2'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '../../../../platform/texts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { useAction } from '../../../../ui/actions/use-action.ts'
import { laterPart } from '../../../../ui/feedback/later-part.tsx'
import { Slider } from '../../../../ui/forms/slider.tsx'
import { Sheet } from '../../../../ui/overlays/sheet.tsx'
import { canKeepCopies } from '../../offline/support.ts'
import { AutoUnlockOff } from '../../unlock/auto-unlock-off.tsx'
import {
  brightest,
  canSetVolume,
  changePictureAndSound,
  darkest,
  usePictureAndSound,
} from '../controls/picture-and-sound.ts'
import { canFloat, float } from '../controls/picture-in-picture.ts'
import type { DramaPlayer } from '../engine/drama-player.ts'
import type { Player } from '../engine/player-actions.ts'
import { SettingRows } from './setting-rows.tsx'
import styles from './settings-sheet.module.css'

const SaveSheet = laterPart(async () => (await import('../../offline/save/save-sheet.tsx')).SaveSheet)

interface SettingsSheetProps {
  readonly drama: Video
  readonly made: DramaPlayer
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Left out where there are no keys. */
  readonly onKeys: (() => void) | undefined
}

/** How this device plays, in half a page, so that the film stays in sight: what is chosen in a row each, which opens where it is touched. */
export const SettingsSheet = ({ drama, made, isOpen, onClose, onKeys }: SettingsSheetProps) => {
  const t = useTexts()
  const { player } = made
  const show = useAction(async () => {
    await float(made)
    onClose()
  })
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('drama.settings')}>
      <div className={styles.groups}>
        <SettingRows player={player} />
        <PictureAndSoundGroup />
        {(canFloat() || canKeepCopies() || onKeys) && (
          <div className={styles.acts}>
            {canFloat() && <Act icon={PictureInPicture2} title={t('player.pictureInPicture')} onClick={show.run} />}
            {canKeepCopies() && <SaveAct drama={drama} player={player} />}
            {onKeys && <Act icon={Keyboard} title={t('player.keys')} onClick={onKeys} />}
          </div>
        )}
        <AutoUnlockOff drama={drama} />
      </div>
    </Sheet>
  )
}

interface ActProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly onClick: () => void
}

const Act = ({ icon, title, onClick }: ActProps) => (
  <button type="button" className={styles.act} onClick={onClick}>
    <Icon of={icon} size={20} />
    <span>{title}</span>
  </button>
)

/** Saves the episode that plays, or others of its drama, for offline. */
const SaveAct = ({ drama, player }: { readonly drama: Video; readonly player: Player }) => {
  const t = useTexts()
  const number = useStore(player.state, (state) => state.number)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Act icon={Download} title={t('offline.downloadEpisode', { number })} onClick={() => setIsOpen(true)} />
      {isOpen && <SaveSheet drama={drama} first={number} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** How bright and how loud, for this visit. */
const PictureAndSoundGroup = () => {
  const t = useTexts()
  const { brightness, volume, isMuted } = usePictureAndSound()
  return (
    <section className={styles.group}>
      <Slider
        icon={Sun}
        label={t('player.brightness')}
        value={brightness}
        min={darkest}
        max={brightest}
        onChange={(percent) => changePictureAndSound({ brightness: percent })}
      />
      {canSetVolume() && (
        <Slider
          icon={Volume2}
          label={t('player.volume')}
          value={isMuted ? 0 : volume}
          min={0}
          max={100}
          onChange={(percent) => changePictureAndSound({ volume: percent })}
        />
      )}
    </section>
  )
}
