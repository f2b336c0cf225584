import type { KeyboardEvent } from 'react'

const buttonsOf = (menu: HTMLElement, part: string): readonly HTMLButtonElement[] => [
  ...menu.querySelectorAll<HTMLButtonElement>(`${part} button`),
]

/** The one a step away from the focus, around both ends. */
const stepIn = (all: readonly HTMLElement[], step: 1 | -1): HTMLElement | undefined => {
  const at = all.findIndex((one) => one === document.activeElement)
  return all.at((at + step + all.length) % all.length)
}

const wantedBy = (key: string, menu: HTMLElement): HTMLElement | undefined => {
  const acts = buttonsOf(menu, '[data-acts]')
  const signs = buttonsOf(menu, '[role="group"]')
  const active = document.activeElement
  const isAmong = (all: readonly HTMLElement[]): boolean => all.some((one) => one === active)
  switch (key) {
    case 'ArrowDown':
      return isAmong(acts) ? stepIn(acts, 1) : acts[0]
    case 'ArrowUp':
      if (!isAmong(acts)) return acts.at(-1)
      return active === acts[0] ? (signs[0] ?? acts.at(-1)) : stepIn(acts, -1)
    case 'ArrowRight':
      return isAmong(signs) ? stepIn(signs, 1) : undefined
    case 'ArrowLeft':
      return isAmong(signs) ? stepIn(signs, -1) : undefined
    case 'Home':
      return acts[0]
    case 'End':
      return acts.at(-1)
    default:
      return undefined
  }
}

/** Arrow keys lead through the menu of a message: up and down through what can be done, from its first up to the reactions, and sideways among these. */
export const hearMenuKeys = (event: KeyboardEvent<HTMLElement>): void => {
  // The tones of a reaction have keys of their own.
  if (event.defaultPrevented || event.altKey) return
  const wanted = wantedBy(event.key, event.currentTarget)
  if (!wanted) return
  event.preventDefault()
  wanted.focus()
}
