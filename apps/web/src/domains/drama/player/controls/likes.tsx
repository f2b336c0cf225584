import Heart from 'lucide-react/icons/heart'
import type { CSSProperties } from 'react'
import { Icon } from '../../../../ui/actions/icon.tsx'
import type { TapPoint } from './fingers/taps.ts'
import styles from './likes.module.css'

/** A like where a finger tapped twice. */
export interface Like extends TapPoint {
  readonly id: number
}

/** How far each heart leans, and which ways its sparks fly, in degrees. */
const tilts = [-12, 10, 0]
const sparks = [0, 60, 120, 180, 240, 300]

/** Hearts that burst where somebody tapped twice, and rise; the last few are enough. */
export const Likes = ({ likes }: { readonly likes: readonly Like[] }) => (
  <>
    {likes.map(({ id, x, y }) => (
      <span
        key={id}
        className={styles.like}
        style={{ left: x, top: y, '--tilt': `${tilts[id % tilts.length]}deg` } as CSSProperties}
        aria-hidden="true"
      >
        <span className={styles.ring} />
        {sparks.map((degrees) => (
          <span key={degrees} className={styles.spark} style={{ '--way': `${degrees}deg` } as CSSProperties} />
        ))}
        <span className={styles.heart}>
          <Icon of={Heart} size={84} />
        </span>
      </span>
    ))}
  </>
)
