import styles from './progress-ring.module.css'

const radius = 15
const length = 2 * Math.PI * radius

/** How far something has come, 0 to 100, as a ring. */
export const ProgressRing = ({ percent, size = 40 }: { readonly percent: number; readonly size?: number }) => (
  <svg
    className={styles.ring}
    width={size}
    height={size}
    viewBox="0 0 36 36"
    role="progressbar"
    aria-valuenow={percent}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-label={`${percent} %`}
  >
    <circle cx="18" cy="18" r={radius} className={styles.rest} />
    <circle
      cx="18"
      cy="18"
      r={radius}
      className={styles.done}
      strokeDasharray={length}
      strokeDashoffset={length * (1 - Math.max(4, percent) / 100)}
    />
  </svg>
)
