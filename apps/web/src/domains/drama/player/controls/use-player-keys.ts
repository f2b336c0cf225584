import { useEffect, useEffectEvent } from 'react'
import type { Player } from '../engine/player-actions.ts'

const seekSeconds = 5

const pressable = 'button, a, input, dialog'
/** A button knows nothing of up and down, a slider of all but the arrows. */
const movable = 'input, dialog'
const typed = 'button, a, input:not([type="range"]), dialog'

const ownersOf = ({ key }: KeyboardEvent): string => {
  if (key === 'ArrowUp' || key === 'ArrowDown') return movable
  return key.startsWith('Arrow') ? pressable : typed
}

/** Whether a key belongs to what has the focus, a button that is pressed, a slider that moves, an open sheet, or to the browser. */
const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof Element && event.target.closest(ownersOf(event)) !== null)

/** Space plays and pauses, up and down change the episode, left and right go 5 s back and on. */
export const usePlayerKeys = (player: Player, onStep: (step: 1 | -1) => void, onAction: () => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event)) return
    const seekBy = (seconds: number) => player.seek(player.state.getState().positionSeconds + seconds)
    switch (event.key) {
      case ' ':
      case 'k':
      case 'K':
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
