/** A press that sends no click, such as one that became a drag, is over after this time. */
const withoutClickMs = 300

const waiting = new Set<() => void>()
let isPressed = false

const release = (): void => {
  isPressed = false
  const acts = [...waiting]
  waiting.clear()
  for (const act of acts) act()
}

window.addEventListener('pointerdown', () => (isPressed = true), { capture: true })
window.addEventListener('click', () => setTimeout(release), { capture: true })
window.addEventListener('pointerup', () => setTimeout(release, withoutClickMs), { capture: true })
window.addEventListener('pointercancel', release, { capture: true })

/**
 * Acts at once, or, while something is pressed, when that press has had its click. What a press changes by leaving a field must not move the
 * button from under it: the browser sends the click to what stands there when the press ends.
 */
export const afterPress = (act: () => void): void => {
  if (isPressed) waiting.add(act)
  else act()
}
