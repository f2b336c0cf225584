import { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { formatShare } from '@cliffhanger/i18n/format/numbers.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { percentOf } from '../../../shared/percent.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import styles from './odds-sheet.module.css'
import type { WheelAnswer } from './use-spin.ts'

interface OddsSheetProps {
  readonly isOpen: boolean
  readonly wheel: WheelAnswer
  readonly onClose: () => void
}

/** The chance of each prize, beside how often it really fell. */
export const OddsSheet = ({ isOpen, wheel, onClose }: OddsSheetProps) => {
  const t = useTexts()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('wheel.odds')}>
      <Odds wheel={wheel} />
    </Sheet>
  )
}

/** The table alone. What really fell keeps its place while it is asked for. */
export const Odds = ({ wheel: { prizes, table_id: tableId } }: { readonly wheel: WheelAnswer }) => {
  const t = useTexts()
  const language = useLanguage()
  const fallback = prizes.find((prize) => prize.fallback === 1)
  const { data: fairness, isPending } = useCall(wheelCalls.getWheelFairness, {})
  // Those of other prizes than the ones shown prove nothing here.
  const known = fairness?.table_id === tableId ? fairness : undefined
  const draws = known?.draws ?? 0
  const hasDrawn = isPending || draws > 0
  const startMs = (known?.start_time ?? 0) * 1000
  const since =
    startMs > 0
      ? t('wheel.draws', { count: draws, date: formatMoment(startMs, 'day', language) })
      : t('wheel.drawsEver', { count: draws })
  const drawnOf = (prizeId: number): number => known?.prizes.find(({ prize_id: id }) => id === prizeId)?.drawn ?? 0
  return (
    <>
      <p className={styles.hint}>{t('wheel.oddsHint')}</p>
      <table className={styles.odds}>
        <thead>
          <tr>
            <th scope="col">{t('wheel.prize')}</th>
            <th scope="col">{t('wheel.chance')}</th>
            {hasDrawn && <th scope="col">{t('wheel.really')}</th>}
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ id, name, probability }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{`${percentOf(probability, language)}%`}</td>
              {hasDrawn && (
                <td aria-busy={isPending}>
                  {draws > 0 ? formatShare(drawnOf(id) / draws, language) : '–'}
                  <span className={styles.times}>{draws > 0 ? t('wheel.drawn', { count: drawnOf(id) }) : '–'}</span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {fallback && <p className={styles.hint}>{t('wheel.fallback', { prize: fallback.name })}</p>}
      {hasDrawn && <p className={styles.hint}>{draws > 0 ? since : '–'}</p>}
    </>
  )
}
