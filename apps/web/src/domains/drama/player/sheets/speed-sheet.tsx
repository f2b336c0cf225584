import Check from 'lucide-react/icons/check'
import { useStore } from 'zustand'
import { useTexts } from '../../../../platform/texts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { Sheet } from '../../../../ui/overlays/sheet.tsx'
import { speeds, storeSpeed } from '../controls/speed.ts'
import type { Player } from '../engine/player-actions.ts'
import styles from './speed-sheet.module.css'

interface SpeedSheetProps {
  readonly player: Player
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The choice of speeds (C-32); the device remembers it. */
export const SpeedSheet = ({ player, isOpen, onClose }: SpeedSheetProps) => {
  const t = useTexts()
  const rate = useStore(player.state, (state) => state.rate)
  const choose = (speed: number) => {
    player.setRate(speed)
    storeSpeed(speed)
    onClose()
  }
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('drama.speed')}>
      <div role="radiogroup" aria-label={t('drama.speed')}>
        {speeds.map((speed) => (
          <button
            key={speed}
            type="button"
            role="radio"
            className={styles.speed}
            aria-checked={speed === rate}
            onClick={() => choose(speed)}
          >
            {t('drama.speedOf', { rate: speed })}
            {speed === rate && <Icon of={Check} size={20} />}
          </button>
        ))}
      </div>
    </Sheet>
  )
}
