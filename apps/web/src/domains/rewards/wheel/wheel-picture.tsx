import type { WheelPrize } from '@cliffhanger/contract/rewards/schemas.ts'
import { PrizeSign } from './prize-sign.tsx'
import { isUpsideDown, middleOf, nameLines, segmentPath } from './wheel-geometry.ts'
import styles from './wheel-picture.module.css'

interface WheelPictureProps {
  readonly prizes: readonly Pick<WheelPrize, 'id' | 'name' | 'kind' | 'coin_code'>[]
  /** Without words. */
  readonly isSmall?: boolean
  /** Degrees by which the disk is turned once it stands: its words can be read then. */
  readonly turned?: number
}

const radius = 92
/** Where the words of a segment begin, from the middle outwards. */
const wordsAt = 74
const lineStep = 10
/** From the line a word stands on to the middle of its letters. */
const halfLetter = 3
const bulbs = Array.from({ length: 24 }, (_, index) => index)

/** How many characters a line of a segment holds: the more segments, the narrower. */
const widthOf = (count: number): number => (count <= 6 ? 11 : count <= 8 ? 9 : 7)

/** Characters that are twice as wide as a letter. */
const wide = /[\u3000-\u9FFF\uAC00-\uD7AF]/gu

/** How many characters of a name a line holds that holds so many letters. */
const holdsOf = (name: string, letters: number): number => {
  const total = name.match(wide)?.length ?? 0
  return total === 0 ? letters : Math.max(letters - total, Math.ceil(letters / 2))
}

/** The tone of a segment: three in turn, and never the same beside each other where the turn closes. */
const toneOf = (index: number, count: number): number => (index === count - 1 && index % 3 === 0 ? 1 : index % 3)

/** The wheel's disk. What it says is said in words elsewhere. */
export const WheelPicture = ({ prizes, isSmall = false, turned = 0 }: WheelPictureProps) => (
  <svg className={styles.wheel} viewBox="-100 -100 200 200" aria-hidden="true">
    <circle r="99" className={styles.rim} />
    {prizes.map(({ id, name, ...prize }, index) => (
      <g key={id}>
        <path
          d={segmentPath(index, prizes.length, radius)}
          className={styles.segment}
          data-tone={toneOf(index, prizes.length)}
        />
        {!isSmall && (
          <PrizeSign
            prize={prize}
            angle={middleOf(index, prizes.length)}
            isUpsideDown={isUpsideDown(index, prizes.length, turned)}
          />
        )}
        {!isSmall && <Words name={name} index={index} count={prizes.length} turned={turned} />}
      </g>
    ))}
    {!isSmall &&
      bulbs.map((index) => (
        <circle key={index} r="1.6" className={styles.bulb} style={{ rotate: `${index * 15}deg` }} cy="-95.5" />
      ))}
    <circle r={isSmall ? 16 : 11} className={styles.hub} />
  </svg>
)

interface WordsProps {
  readonly name: string
  readonly index: number
  readonly count: number
  readonly turned: number
}

const Words = ({ name, index, count, turned }: WordsProps) => {
  const lines = nameLines(name, holdsOf(name, widthOf(count)))
  const middle = ((lines.length - 1) * lineStep) / 2 - wordsAt - halfLetter
  const upright = isUpsideDown(index, count, turned) ? ` rotate(180 0 ${middle})` : ''
  return (
    <text className={styles.words} transform={`rotate(${middleOf(index, count)})${upright}`} textAnchor="middle">
      {lines.map((line, number) => (
        <tspan key={line} x="0" y={-wordsAt + number * lineStep}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
