import type { AuditState } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from './audit-steps.module.css'

export interface AuditStep {
  readonly state: AuditState
  readonly text: string
  /** Seconds; undefined for a step that is still to come. */
  readonly time?: number
}

/** What happened to a recharge or a withdrawal and what is still to come, the first on top. */
export const AuditSteps = ({ label, steps }: { readonly label: string; readonly steps: readonly AuditStep[] }) => {
  const language = useLanguage()
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ state, text, time }) => (
        <li
          key={`${state} ${time ?? ''}`}
          className={classNames(styles.step, time === undefined && styles.toCome, state < 0 && styles.ended)}
        >
          <span className={styles.text}>{text}</span>
          {time !== undefined && <time className={styles.time}>{formatMoment(time * 1000, 'moment', language)}</time>}
        </li>
      ))}
    </ol>
  )
}
