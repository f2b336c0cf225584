import type { ReactElement } from 'react'

/** A few records of a list as part of a page that says more, in the same rounded card. */
export const ShortRecords = ({ rows }: { readonly rows: readonly ReactElement[] }) => (
  <div data-records>
    <div>
      {rows.map((row) => (
        <div key={row.key}>{row}</div>
      ))}
    </div>
  </div>
)
