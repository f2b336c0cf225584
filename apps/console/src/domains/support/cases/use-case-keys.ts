import { useEffect, useEffectEvent } from 'react'
import { rowId } from './case-row.tsx'

/** Of the field answers are written in. */
export const composerId = 'case-composer'

interface CaseKeys {
  /** Of the list, in its order. */
  readonly ids: readonly number[]
  /** The open case; 0: none. */
  readonly caseId: number
  readonly onOpen: (caseId: number) => void
  readonly onClose: () => void
}

const isWithin = (target: EventTarget | null, places: string): boolean =>
  target instanceof HTMLElement && target.closest(places) !== null

const isTyping = (target: EventTarget | null): boolean =>
  isWithin(target, 'input, textarea, select, [contenteditable="true"], [role="tablist"]')

/** A dialog and a menu have keys of their own; some menus of the bar are there unseen. */
const isSomethingOpen = (): boolean =>
  [...document.querySelectorAll('[role="dialog"], [role="menu"], [role="listbox"]')].some((part) =>
    part.checkVisibility({ visibilityProperty: true }),
  )

/** J and K, or the arrows, go through the list; R writes an answer; Escape leaves the field, then the case. */
export function useCaseKeys({ ids, caseId, onOpen, onClose }: CaseKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (isSomethingOpen()) return
    if (event.key === 'Escape') {
      if (document.activeElement?.id === composerId) document.getElementById(rowId(caseId))?.focus()
      else if (!isTyping(event.target) && caseId > 0) onClose()
      return
    }
    if (isTyping(event.target)) return
    const key = event.key.toLowerCase()
    if (key === 'r') {
      const field = document.getElementById(composerId)
      if (!field) return
      event.preventDefault()
      field.focus()
      return
    }
    const step = key === 'j' || key === 'arrowdown' ? 1 : key === 'k' || key === 'arrowup' ? -1 : 0
    // In a conversation the arrows scroll.
    const isScrolling = key.startsWith('arrow') && isWithin(event.target, '[role="log"]')
    if (step === 0 || isScrolling || ids.length === 0) return
    const at = ids.indexOf(caseId)
    const next = ids[at < 0 ? (step > 0 ? 0 : ids.length - 1) : at + step]
    if (next === undefined) return
    event.preventDefault()
    document.getElementById(rowId(next))?.focus()
    onOpen(next)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
