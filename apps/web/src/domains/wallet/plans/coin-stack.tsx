import styles from './coin-stack.module.css'

/** How many coins lie in each heap, for the smallest plan and the ones above it. */
const heaps: readonly (readonly number[])[] = [[1], [3], [2, 4], [3, 5, 2], [5, 6, 4]]

const coinHeight = 5
const coinWidth = 18
/** The least side of the picture: a single coin stays a small one. */
const least = 30

interface CoinStackProps {
  /** 0: the smallest plan; more coins with each step. */
  readonly level: number
}

/** A heap of coins that grows with a plan. */
export const CoinStack = ({ level }: CoinStackProps) => {
  const heap = heaps[Math.min(level, heaps.length - 1)] ?? []
  const width = heap.length * (coinWidth - 3) + 5
  const height = Math.max(...heap) * coinHeight + 9
  const side = Math.max(width, height, least)
  const left = (side - width) / 2 + 1
  const foot = (side + height) / 2 - 5
  return (
    <svg className={styles.stack} viewBox={`0 0 ${side} ${side}`} width={44} height={44} aria-hidden="true">
      {heap.flatMap((count, column) =>
        Array.from({ length: count }, (_, row) => (
          <Coin
            key={`${column}-${row}`}
            x={left + column * (coinWidth - 3)}
            y={foot - coinHeight * (row + 1)}
            isTop={row === count - 1}
          />
        )),
      )}
    </svg>
  )
}

const Coin = ({ x, y, isTop }: { readonly x: number; readonly y: number; readonly isTop: boolean }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className={styles.edge} d={`M0 0v${coinHeight}a9 3.5 0 0 0 ${coinWidth} 0V0z`} />
    <ellipse className={styles.face} cx={9} cy={0} rx={9} ry={3.5} />
    {isTop && <ellipse className={styles.rim} cx={9} cy={0} rx={5.5} ry={2} />}
  </g>
)

/** Money rather than coins: notes, for what goes to the balance. */
export const Notes = () => (
  <svg className={styles.stack} viewBox="0 0 48 48" width={44} height={44} aria-hidden="true">
    <rect className={styles.noteBehind} x={9} y={10} width={34} height={20} rx={4} />
    <rect className={styles.note} x={4} y={17} width={36} height={22} rx={4} />
    <circle className={styles.noteMiddle} cx={22} cy={28} r={5.5} />
  </svg>
)
