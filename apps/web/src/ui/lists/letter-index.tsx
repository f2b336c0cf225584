import type { PointerEvent } from 'react'
import styles from './letter-index.module.css'

interface LetterIndexProps {
  readonly label: string
  readonly letters: readonly string[]
  readonly onChoose: (letter: string) => void
}

/** Letters at the edge of a list: a tap jumps, a finger that moves along them leafs through. */
export const LetterIndex = ({ label, letters, onChoose }: LetterIndexProps) => {
  const leaf = ({ clientX, clientY, buttons }: PointerEvent): void => {
    if (buttons === 0) return
    const under = document.elementFromPoint(clientX, clientY)
    const letter = under instanceof HTMLElement ? under.dataset['letter'] : undefined
    if (letter !== undefined) onChoose(letter)
  }
  return (
    <nav className={styles.letters} aria-label={label} onPointerMove={leaf}>
      {letters.map((letter) => (
        <button key={letter} type="button" data-letter={letter} onClick={() => onChoose(letter)}>
          {letter}
        </button>
      ))}
    </nav>
  )
}
