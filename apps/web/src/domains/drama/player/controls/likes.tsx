import Heart from 'lucide-react/icons/heart'
import { Icon } from '../../../../ui/actions/icon.tsx'
import type { TapPoint } from './fingers/taps.ts'
import styles from './likes.module.css'

/** A like where a finger tapped twice. */
export interface Like extends TapPoint {
  readonly id: number
}

/** Hearts that rise where somebody tapped twice; the last few are enough. */
export const Likes = ({ likes }: { readonly likes: readonly Like[] }) => (
  <>
    {likes.map(({ id, x, y }) => (
      <span key={id} className={styles.heart} style={{ left: x, top: y }} aria-hidden="true">
        <Icon of={Heart} size={84} />
      </span>
    ))}
  </>
)
