import type { PlayerState } from '../engine/player-state.ts'
import type { SlotIndex } from '../engine/pool.ts'

const timing: KeyframeAnimationOptions = { duration: 240, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }
const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Moves the two panes of the stage. */
export interface StageMotion {
  /** Along with the finger. */
  drag(dy: number): void
  /** Back to their places. */
  settle(): void
  /** Past each other: the shown one comes in, the other one leaves. */
  passBy(shownIndex: SlotIndex, cameFrom: PlayerState['cameFrom']): void
}

export const createStageMotion = (stage: HTMLElement): StageMotion => {
  let draggedPx = 0
  const panes = () => [...stage.querySelectorAll<HTMLElement>('[data-pane]')]
  const drag = (dy: number) => {
    draggedPx = dy
    stage.style.setProperty('--dragged', `${dy}px`)
  }
  const enter = (pane: HTMLElement, from: string) =>
    wantsStillness()
      ? pane.animate({ opacity: [0, 1] }, timing)
      : pane.animate({ transform: [from, 'translateY(0)'] }, timing)
  /** The leaving picture stays to be seen until it is gone. */
  const leave = (pane: HTMLElement, from: string, to: string) => {
    if (wantsStillness()) return
    pane.animate({ transform: [from, to] }, timing)
    pane.querySelector('video')?.animate({ opacity: [1, 1] }, timing)
  }
  return {
    drag,
    settle: () => {
      const from = draggedPx
      drag(0)
      if (from === 0 || wantsStillness()) return
      for (const pane of panes()) pane.animate({ translate: [`0 ${from}px`, '0 0'] }, timing)
    },
    passBy: (shownIndex, cameFrom) => {
      const from = draggedPx
      drag(0)
      if (cameFrom === 0) return
      for (const [index, pane] of panes().entries()) {
        if (index === shownIndex) enter(pane, `translateY(calc(${cameFrom * 100}% + ${from}px))`)
        else leave(pane, `translateY(${from}px)`, `translateY(${cameFrom * -100}%)`)
      }
    },
  }
}
