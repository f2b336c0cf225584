import { useEffect, useEffectEvent } from 'react'
import type { Player } from '../engine/player-actions.ts'

const seekSeconds = 5

const pressable = 'button, a, input, dialog'
/** A button knows nothing of up and down. */
const movable = 'input, dialog'

const isUpOrDown = ({ key }: KeyboardEvent): boolean => key === 'ArrowUp' || key === 'ArrowDown'

/** Whether a key belongs to what has the focus: a button that is pressed, a slider that moves, an open sheet. */
const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  (event.target instanceof Element && event.target.closest(isUpOrDown(event) ? movable : pressable) !== null)

/** Space plays and pauses, up and down change the episode, left and right go 5 s back and on. */
export const usePlayerKeys = (player: Player, onStep: (step: 1 | -1) => void, onAction: () => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event)) return
    const seekBy = (seconds: number) => player.seek(player.state.getState().positionSeconds + seconds)
    switch (event.key) {
      case ' ':
      case 'k':
        player.toggle()
        break
      case 'ArrowDown':
        onStep(1)
        break
      case 'ArrowUp':
        onStep(-1)
        break
      case 'ArrowRight':
        seekBy(seekSeconds)
        break
      case 'ArrowLeft':
        seekBy(-seekSeconds)
        break
      default:
        return
    }
    event.preventDefault()
    onAction()
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
