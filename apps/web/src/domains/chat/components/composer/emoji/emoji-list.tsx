import type { Emoji } from '@cliffhanger/contract/emoji/schemas.ts'
import { type ReactElement, useRef, useState } from 'react'
import { VList, type VListHandle } from 'virtua'
import { EmojiPicture } from '../../emoji-picture.tsx'
import { ToneButton } from '../../tones/use-tones.tsx'
import type { EmojiGroup, NamedEmoji } from './emoji-names.ts'
import styles from './emoji-panel.module.css'

/** Pixels that an emoji is wide at least, and its row high: a finger needs as much. */
const [signPx, rowPx] = [44, 46]

interface EmojiListProps {
  readonly groups: readonly EmojiGroup[]
  /** The platform's emoji by their names. */
  readonly pictures: ReadonlyMap<string, Emoji>
  /** An emoji as it is shown and picked: in the tone that was chosen last. */
  readonly inTone: (sign: string) => string
  readonly onPick: (sign: string) => void
  /** Its tones are asked for. */
  readonly onAsk: (sign: string, from: HTMLElement) => void
}

/** Emoji below the names of their groups, of which only what is in sight is drawn; below it the way to each group. */
export const EmojiList = ({ groups, pictures, inTone, onPick, onAsk }: EmojiListProps) => {
  const list = useRef<VListHandle>(null)
  const [columns, setColumns] = useState(8)
  const measure = (place: HTMLElement | null): void => {
    if (place) setColumns(Math.max(1, Math.floor(place.clientWidth / signPx)))
  }
  const button = ({ sign, name }: NamedEmoji) => {
    const picture = pictures.get(sign)
    return (
      <ToneButton key={sign} sign={inTone(sign)} label={name} className={styles.emoji} onPick={onPick} onAsk={onAsk}>
        {picture ? <EmojiPicture emoji={picture} size={30} isNamed /> : inTone(sign)}
      </ToneButton>
    )
  }
  const rows: ReactElement[] = []
  const ways: ReactElement[] = []
  for (const { name, mark, emojis } of groups) {
    const [first] = emojis
    if (!first) continue
    const [index, picture] = [rows.length, pictures.get(first.sign)]
    if (name !== '') {
      rows.push(
        <h3 key={name} className={styles.name}>
          {name}
        </h3>,
      )
      ways.push(
        <button
          key={name}
          type="button"
          className={styles.way}
          aria-label={name}
          onClick={() => list.current?.scrollToIndex(index)}
        >
          {picture ? <EmojiPicture emoji={picture} size={22} isNamed /> : (mark ?? first.sign)}
        </button>,
      )
    }
    for (let at = 0; at < emojis.length; at += columns)
      rows.push(
        <div key={`${name} ${at}`} className={styles.row} style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
          {emojis.slice(at, at + columns).map(button)}
        </div>,
      )
  }
  return (
    <>
      <div ref={measure} className={styles.list}>
        <VList ref={list} itemSize={rowPx}>
          {rows}
        </VList>
      </div>
      {ways.length > 1 && <div className={styles.ways}>{ways}</div>}
    </>
  )
}
