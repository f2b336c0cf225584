import { useStore } from 'zustand'
import { changePictureAndSound, usePictureAndSound } from '../controls/picture-and-sound.ts'
import type { Player } from '../engine/player-actions.ts'
import { isRunning } from '../engine/player-state.ts'

/** How loud a film becomes whose volume had been drawn down to nothing, in percent. */
const audiblePercent = 50

/** The sound as one hears it: muted here, or withheld by the browser until somebody wants it. */
export const useSound = (player: Player) => {
  const { volume, isMuted } = usePictureAndSound()
  const isWithheld = useStore(player.state, (state) => state.isSilenced && isRunning(state))
  const isSilent = isMuted || isWithheld || volume === 0
  const setVolume = (percent: number): void => {
    changePictureAndSound({ volume: percent })
    // Only what plays because of a touch may be heard.
    if (isWithheld) player.play()
  }
  return {
    isSilent,
    /** What the slider stands at. */
    volume: isSilent ? 0 : volume,
    setVolume,
    toggle: () => (isSilent ? setVolume(volume || audiblePercent) : changePictureAndSound({ isMuted: true })),
  }
}
