import { useEffect, useEffectEvent } from 'react'

/** Where letters are typed. */
const typing = 'input:not([type="range"]), textarea, select, [contenteditable]'

const isElsewhere = ({ target, defaultPrevented, isComposing, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  defaultPrevented ||
  isComposing ||
  repeat ||
  // Those belong to the browser.
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element && target.closest(typing) !== null) ||
  document.querySelector('dialog[open]') !== null

/** Keys by what they write, in small letters, and what each does; none of them while something is typed or a sheet is open. */
export const useBarKeys = (acts: Readonly<Record<string, () => void>>, onAction: () => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = acts[event.key.toLowerCase()]
    if (!act || isElsewhere(event)) return
    event.preventDefault()
    act()
    onAction()
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
