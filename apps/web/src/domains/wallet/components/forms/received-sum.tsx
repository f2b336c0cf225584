import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import styles from './received-sum.module.css'

interface ReceivedSumProps {
  readonly label: string
  /** Undefined while there is none. */
  readonly sum: string | undefined
  readonly isOnItsWay: boolean
}

/** What one gets in the end, the largest figure of a quote; it has its height before it is known. */
export const ReceivedSum = ({ label, sum, isOnItsWay }: ReceivedSumProps) => (
  <div className={styles.sum}>
    <dt>{label}</dt>
    <dd>{isOnItsWay ? <Skeleton width={120} height={28} /> : (sum ?? '–')}</dd>
  </div>
)
