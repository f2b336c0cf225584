import { type ReactElement, useState } from 'react'
import { BillRow } from './bill-row.tsx'
import styles from './interest-run-row.module.css'
import { InterestRunRow } from './interest-run-row.tsx'
import { isInterestRun, type ShownEntry } from './interest-runs.ts'
import { isOutside } from './outside-purchases.ts'
import { OutsideRow } from './outside-row.tsx'

/** Draws entries of the bill as rows with keys, and remembers which months and days are open. */
export const useBillRows = (): ((entries: readonly ShownEntry[]) => readonly ReactElement[]) => {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string): void =>
    setOpen((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]))
  const rowsOf = (entries: readonly ShownEntry[]): readonly ReactElement[] =>
    entries.flatMap((entry) => {
      if (isInterestRun(entry)) {
        const { id, parts } = entry
        const isOpen = open.has(id)
        return [
          <InterestRunRow key={id} run={entry} isOpen={isOpen} onToggle={() => toggle(id)} />,
          ...(isOpen ? rowsOf(parts) : []).map((row) => (
            <div key={row.key} className={styles.part}>
              {row}
            </div>
          )),
        ]
      }
      return [
        isOutside(entry) ? (
          <OutsideRow key={entry.order_no} purchase={entry} />
        ) : (
          <BillRow key={entry.id} bill={entry} />
        ),
      ]
    })
  return rowsOf
}
