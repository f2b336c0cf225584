import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

interface SkeletonProps {
  readonly width?: CSSProperties['width']
  readonly height?: CSSProperties['height']
  readonly radius?: CSSProperties['borderRadius']
}

/** The place of something that is on its way. */
export const Skeleton = ({ width = '100%', height = 16, radius = 8 }: SkeletonProps) => (
  <span className={styles.skeleton} style={{ width, height, borderRadius: radius }} aria-hidden="true" />
)

/** Rows of a list that is on its way: a picture and two lines each. */
export const SkeletonRows = ({ rows = 6 }: { readonly rows?: number }) => (
  <div aria-busy="true">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={styles.row}>
        <Skeleton width={48} height={48} radius={14} />
        <div className={styles.lines}>
          <Skeleton width={`${45 + ((row * 17) % 30)}%`} height={15} />
          <Skeleton width={`${60 + ((row * 23) % 30)}%`} height={13} />
        </div>
      </div>
    ))}
  </div>
)

/** How wide the bubbles on their way are, and on which side they stand. */
const bubbles = [
  { width: '52%', isMine: false },
  { width: '38%', isMine: true },
  { width: '64%', isMine: false },
  { width: '46%', isMine: false },
  { width: '58%', isMine: true },
]

/** Messages that are on their way, where the newest will stand. */
export const SkeletonBubbles = () => (
  <div className={styles.bubbles} aria-busy="true">
    {bubbles.map(({ width, isMine }) => (
      <div key={width} className={isMine ? styles.mine : undefined}>
        <Skeleton width={width} height={40} radius={18} />
      </div>
    ))}
  </div>
)
