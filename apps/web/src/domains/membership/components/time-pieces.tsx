import type { VipKind, VipTime } from '@cliffhanger/contract/membership/schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { unbroken } from '../../../shared/unbroken.ts'
import { RecordRow } from '../../../ui/lists/record-row.tsx'
import { ShortRecords } from '../../../ui/lists/short-records.tsx'
import { runningTimes } from '../running-times.ts'
import styles from './opened-shelf.module.css'

const daySeconds = 86_400

const sources = {
  order: 'membership.timeOrder',
  refund: 'membership.timeRefund',
  code: 'membership.timeCode',
  gift: 'membership.timeGift',
  operator: 'membership.timeOperator',
} as const

interface TimePiecesProps {
  readonly times: readonly VipTime[]
  /** What I am. */
  readonly kind: VipKind
}

/** Why a membership ends when it does: what it began with, and what was added since (S-101). Nothing where it is of one piece. */
export const TimePieces = ({ times, kind }: TimePiecesProps) => {
  const t = useTexts()
  const language = useLanguage()
  const pieces = runningTimes(times, kind)
  if (pieces.length < 2) return null
  const dayOf = (seconds: number): string => unbroken(formatMoment(seconds * 1000, 'day', language))
  return (
    <section aria-label={t('membership.timeParts')}>
      <h2 className={styles.heading}>{t('membership.timeParts')}</h2>
      <ShortRecords
        rows={pieces.map(({ seconds, source, vip_end_time: end, create_time: at }, index) => (
          <RecordRow
            key={pieces.length - index}
            title={t(sources[source])}
            line={dayOf(at)}
            amount={t(seconds > 0 ? 'membership.timeGained' : 'membership.timeLost', {
              count: Math.max(1, Math.round(Math.abs(seconds) / daySeconds)),
            })}
            amountLine={t('membership.timeUntil', { date: dayOf(end) })}
            isIn={seconds > 0}
          />
        ))}
      />
    </section>
  )
}
