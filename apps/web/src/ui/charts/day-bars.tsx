import { formatDay } from '@cliffhanger/i18n/format/moments.ts'
import { barHeights } from '@cliffhanger/rules/bar-heights.ts'
import { scaleEnd } from '@cliffhanger/rules/chart-scale.ts'
import type { Minor } from '@cliffhanger/rules/money.ts'
import { useState } from 'react'
import { useLanguage } from '../../platform/texts.ts'
import styles from './day-bars.module.css'

interface DayBarsProps {
  /** What is drawn, in words. */
  readonly label: string
  /** What choosing a day is called. */
  readonly chooseLabel: string
  /** The oldest first; `day` as `2026-11-22`. */
  readonly days: readonly { readonly day: string; readonly minor: Minor; readonly written: string }[]
  /** The scale ends at this or above. */
  readonly leastEnd: Minor
  /** An amount of the scale, as short as it can be written. */
  readonly writeShort: (minor: Minor) => string
}

/** Units of a day in the drawing, and of the bar in it. */
const step = 10
const bar = 7

/** A bar for each day below a scale that ends at a round amount. A finger that moves over them, or the arrow keys, choose one whose amount is written above; first it is the last. */
export const DayBars = ({ label, chooseLabel, days, leastEnd, writeShort }: DayBarsProps) => {
  const language = useLanguage()
  const [wanted, setWanted] = useState<number>()
  const minors = days.map(({ minor }) => minor)
  const end = scaleEnd(minors, leastEnd)
  const heights = barHeights(minors, end)
  const last = days.length - 1
  const chosen = Math.min(wanted ?? last, last)
  const shown = days[chosen]
  if (!shown) return null
  const nameOf = (index: number): string => formatDay(days[index]?.day ?? shown.day, 'day', language)
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.chosen}>
        <b>{shown.written}</b>
        <span>{nameOf(chosen)}</span>
      </figcaption>
      <div className={styles.plot}>
        <div className={styles.picture}>
          <svg viewBox={`0 0 ${days.length * step} 100`} preserveAspectRatio="none" role="img" aria-label={label}>
            {heights.map((height, index) => (
              <rect
                key={days[index]?.day}
                x={index * step + (step - bar) / 2}
                // A day without income keeps a line on the ground.
                y={100 - Math.max(height, 1)}
                width={bar}
                height={Math.max(height, 1)}
                className={index === chosen ? styles.current : styles.bar}
              />
            ))}
          </svg>
          <input
            className={styles.chooser}
            type="range"
            min={0}
            max={last}
            step={1}
            value={chosen}
            aria-label={chooseLabel}
            aria-valuetext={`${nameOf(chosen)}: ${shown.written}`}
            onChange={({ target }) => setWanted(Number(target.value))}
          />
        </div>
        <div className={styles.scale} aria-hidden="true">
          <span>{writeShort(end)}</span>
          <span>{writeShort(end / 2n)}</span>
        </div>
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{nameOf(0)}</span>
        <span>{nameOf(last)}</span>
      </div>
    </figure>
  )
}
