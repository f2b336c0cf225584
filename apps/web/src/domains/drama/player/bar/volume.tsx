import Volume1 from 'lucide-react/icons/volume-1'
import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import { type CSSProperties, useState } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { canSetVolume } from '../controls/picture-and-sound.ts'
import { BarButton } from './bar-button.tsx'
import styles from './control-bar.module.css'
import type { useSound } from './use-sound.ts'

/** Below it, in percent, the picture of the loudspeaker has fewer waves. */
const softPercent = 50

/** Mutes, and says how loud; nothing where the device's own keys do that. */
export const Volume = ({ sound: { isSilent, volume, setVolume, toggle } }: { sound: ReturnType<typeof useSound> }) => {
  const t = useTexts()
  const [isPossible] = useState(canSetVolume)
  if (!isPossible) return null
  return (
    <>
      <BarButton label={t(isSilent ? 'player.unmute' : 'player.mute')} keyName="M" onPress={toggle}>
        <Icon of={isSilent ? VolumeX : volume < softPercent ? Volume1 : Volume2} size={22} />
      </BarButton>
      <input
        className={styles.volume}
        type="range"
        min={0}
        max={100}
        step={5}
        value={volume}
        style={{ '--loud': `${volume}%` } as CSSProperties}
        aria-label={t('player.volume')}
        onChange={({ target }) => setVolume(target.valueAsNumber)}
        // Drawn by a mouse, it leaves the arrow keys to the player.
        onPointerUp={({ pointerType, currentTarget }) => pointerType === 'mouse' && currentTarget.blur()}
      />
    </>
  )
}
