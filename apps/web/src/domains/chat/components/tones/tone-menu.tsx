import { type SkinTone, skinTones } from '@cliffhanger/contract/emoji/skin-tones.ts'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { withTone } from './skin-tone.ts'
import styles from './tone-menu.module.css'

/** Width of the menu and room above what it belongs to, as its style sheet has them. */
const [widthPx, abovePx] = [276, 56]

/** An emoji whose tones are asked for: without a tone, and where it stands. */
export interface Toned {
  readonly sign: string
  readonly place: DOMRect
}

interface ToneMenuProps {
  readonly of: Toned
  readonly tone: SkinTone
  readonly onPick: (tone: SkinTone) => void
  readonly onClose: () => void
}

/** The six tones of an emoji, above it. */
export const ToneMenu = ({ of: { sign, place }, tone, onPick, onClose }: ToneMenuProps) => {
  const t = useTexts()
  const menu = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    menu.current?.showPopover()
    menu.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus({ preventScroll: true })
    // What browsers close by themselves goes as soon as the finger that asked for it is lifted.
    const hear = ({ target }: Event): void => {
      if (target instanceof Node && !menu.current?.contains(target)) close()
    }
    const ending = new AbortController()
    for (const name of ['pointerdown', 'wheel']) addEventListener(name, hear, { capture: true, signal: ending.signal })
    return () => ending.abort()
  }, [])
  const left = Math.max(8, Math.min(place.left + place.width / 2 - widthPx / 2, innerWidth - widthPx - 8))
  const hearKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault()
      event.stopPropagation()
      return onClose()
    }
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const all = [...(menu.current?.querySelectorAll('button') ?? [])]
    const at = all.findIndex((one) => one === document.activeElement)
    all[(at + step + all.length) % all.length]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its items take the focus
    <div
      ref={menu}
      popover="manual"
      role="menu"
      aria-label={t('chat.skinTone')}
      className={styles.menu}
      style={{ left, top: Math.max(8, place.top - abovePx) }}
      onKeyDown={hearKey}
    >
      {skinTones.map((one) => (
        <button
          key={one}
          type="button"
          role="menuitemradio"
          aria-checked={one === tone}
          aria-label={withTone(sign, one)}
          className={styles.tone}
          onClick={() => onPick(one)}
        >
          {withTone(sign, one)}
        </button>
      ))}
    </div>
  )
}
