import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useHold } from '../../../../ui/actions/use-hold.ts'
import { hasTones, storeSkinTone, useSkinTone, withoutTone, withTone } from './skin-tone.ts'
import { type Toned, ToneMenu } from './tone-menu.tsx'

/** Emoji in the tone that was chosen last, and the choice of another one, which is picked with it. */
export const useTones = (onPick: (sign: string) => void) => {
  const tone = useSkinTone()
  const [held, setHeld] = useState<Toned & { readonly from: HTMLElement }>()
  const close = (): void => {
    held?.from.focus({ preventScroll: true })
    setHeld(undefined)
  }
  const menu: ReactNode = held && (
    <ToneMenu
      of={held}
      tone={tone}
      onPick={(chosen) => {
        storeSkinTone(chosen)
        close()
        onPick(withTone(held.sign, chosen))
      }}
      onClose={close}
    />
  )
  return {
    inTone: (sign: string): string => withTone(sign, tone),
    ask: (sign: string, from: HTMLElement): void =>
      setHeld({ sign: withoutTone(sign), place: from.getBoundingClientRect(), from }),
    menu,
  }
}

interface ToneButtonProps {
  readonly sign: string
  readonly label: string
  readonly className?: string | undefined
  readonly isPressed?: boolean
  readonly onPick: (sign: string) => void
  readonly onAsk: (sign: string, from: HTMLElement) => void
  readonly children: ReactNode
}

/** An emoji to pick. Where it has tones, holding it, a second button of a mouse or Alt and the arrow down ask for them. */
export const ToneButton = ({ sign, label, className, isPressed, onPick, onAsk, children }: ToneButtonProps) => {
  const [place, setPlace] = useState<HTMLButtonElement | null>(null)
  const isToned = hasTones(withoutTone(sign))
  const ask = (): void => {
    if (place) onAsk(sign, place)
  }
  const holding = useHold(ask)
  const hearKey = (event: KeyboardEvent): void => {
    if (!event.altKey || event.key !== 'ArrowDown') return
    event.preventDefault()
    ask()
  }
  return (
    <button
      ref={setPlace}
      type="button"
      className={className}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={() => onPick(sign)}
      {...(isToned && { ...holding, onKeyDown: hearKey, 'aria-haspopup': 'menu' as const })}
    >
      {children}
    </button>
  )
}
