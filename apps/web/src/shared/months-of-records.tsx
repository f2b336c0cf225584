import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { ReactElement } from 'react'
import { listHeading } from '../ui/lists/list-heading.tsx'
import { byMonth } from './months.ts'

/** Rows of records below the months they are of on the device, in the order they come in. */
export const rowsByMonth = <Item extends { readonly create_time: number }>(
  items: readonly Item[],
  language: Language,
  renderRow: (item: Item) => ReactElement,
): readonly ReactElement[] =>
  byMonth(items, ({ create_time: time }) => formatMoment(time * 1000, 'month', language)).flatMap(
    ({ month, items: those }) => [listHeading(month), ...those.map(renderRow)],
  )
