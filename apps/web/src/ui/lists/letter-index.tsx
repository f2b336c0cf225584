import { type PointerEvent, useRef, useState } from 'react'
import { vibrate } from '../feedback/haptics.ts'
import styles from './letter-index.module.css'

interface LetterIndexProps {
  readonly label: string
  readonly letters: readonly string[]
  readonly onChoose: (letter: string) => void
}

/** Letters at the edge of a list: a tap jumps, a finger that moves along them leafs through, wherever beside them it is; the letter it is
 *  at stands large beside it, because the finger covers it. */
export const LetterIndex = ({ label, letters, onChoose }: LetterIndexProps) => {
  const strip = useRef<HTMLElement>(null)
  const [held, setHeld] = useState<string>()
  const leaf = ({ clientY }: PointerEvent): void => {
    const { top, height } = strip.current?.getBoundingClientRect() ?? { top: 0, height: 1 }
    const at = Math.floor(((clientY - top) / height) * letters.length)
    const letter = letters[Math.min(Math.max(at, 0), letters.length - 1)]
    if (letter === undefined || letter === held) return
    setHeld(letter)
    vibrate('select')
    onChoose(letter)
  }
  return (
    <nav
      ref={strip}
      className={styles.letters}
      aria-label={label}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        leaf(event)
      }}
      onPointerMove={(event) => event.buttons !== 0 && leaf(event)}
      onLostPointerCapture={() => setHeld(undefined)}
    >
      {letters.map((letter) => (
        <button key={letter} type="button" data-held={letter === held || undefined} onClick={() => onChoose(letter)}>
          {letter}
        </button>
      ))}
      {held !== undefined && (
        <span className={styles.held} style={{ top: `${((letters.indexOf(held) + 0.5) / letters.length) * 100}%` }}>
          {held}
        </span>
      )}
    </nav>
  )
}
