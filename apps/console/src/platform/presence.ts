import { minuteMs } from '@cliffhanger/contract/duration.ts'

/** How long after the last touch somebody still counts as sitting there. */
const presentMs = 5 * minuteMs

let lastTouchMs = Date.now()

/** Notes when the operator last touched anything; called once, when the page opens. */
export const watchPresence = (): void => {
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, () => {
      lastTouchMs = Date.now()
    })
}

/** False when nobody has touched the console for a while: what is asked by itself must not keep an unattended sign-in alive. */
export const isSomebodyHere = (): boolean => Date.now() - lastTouchMs < presentMs
