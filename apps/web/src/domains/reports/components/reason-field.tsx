import { useTexts } from '../../../platform/texts.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { FormField } from '../../../ui/forms/use-form.ts'
import styles from './reason-field.module.css'

const reasons = [
  'reports.spam',
  'reports.fraud',
  'reports.harassment',
  'reports.nudity',
  'reports.violence',
  'reports.infringement',
] as const

/** Why somebody is reported: one of the usual reasons, or a title of one's own. */
export const ReasonField = (field: FormField) => {
  const t = useTexts()
  return (
    <div className={styles.field}>
      <TextField {...field} label={t('reports.reason')} maxLength={60} placeholder={t('reports.reasonHint')} />
      <div role="group" aria-label={t('reports.usualReasons')} className={styles.reasons}>
        {reasons.map((key) => (
          <button
            key={key}
            type="button"
            className={styles.reason}
            aria-pressed={field.value === t(key)}
            onClick={() => field.onChange(t(key))}
          >
            {t(key)}
          </button>
        ))}
      </div>
    </div>
  )
}
