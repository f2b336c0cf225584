import { useContext } from 'react'
import { cutAt, MarkedWords } from '../../history/marked-words.ts'
import styles from './message-text.module.css'

/** A text in which what is looked for is marked. */
export const MarkedText = ({ text }: { readonly text: string }) =>
  cutAt(text, useContext(MarkedWords)).map((piece, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text do not move
      <mark key={index} className={styles.marked}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
