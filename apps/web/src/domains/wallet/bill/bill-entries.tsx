import { type ReactElement, useState } from 'react'
import { BillRow } from './bill-row.tsx'
import styles from './interest-day-row.module.css'
import { InterestDayRow } from './interest-day-row.tsx'
import { isInterestDay, type ShownEntry } from './interest-days.ts'
import { isOutside } from './outside-purchases.ts'
import { OutsideRow } from './outside-row.tsx'

/** Draws entries of the bill as rows with keys, and remembers which days are open. */
export const useBillRows = (): ((entries: readonly ShownEntry[]) => readonly ReactElement[]) => {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const toggle = (id: number): void =>
    setOpen((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]))
  return (entries) =>
    entries.flatMap((entry) => {
      if (isInterestDay(entry)) {
        const { id, lines } = entry
        const isOpen = open.has(id)
        return [
          <InterestDayRow key={`day ${id}`} day={entry} isOpen={isOpen} onToggle={() => toggle(id)} />,
          ...(isOpen ? lines : []).map((bill) => (
            <div key={bill.id} className={styles.part}>
              <BillRow bill={bill} />
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
}
