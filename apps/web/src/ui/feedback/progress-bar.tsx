import styles from './progress-bar.module.css'

/** How far something has come, 0..100. */
export const ProgressBar = ({ percent, label }: { readonly percent: number; readonly label: string }) => (
  <div
    className={styles.track}
    role="progressbar"
    aria-label={label}
    aria-valuenow={percent}
    aria-valuemin={0}
    aria-valuemax={100}
  >
    <div className={styles.bar} data-whole={percent >= 100} style={{ width: `${percent}%` }} />
  </div>
)
