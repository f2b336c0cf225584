import type { SameTexts } from '../../translate.ts'
import type { lists as base } from '../zh-CN/lists.ts'

export const lists = {
  export: 'Export',
  exportTitle: 'Export as CSV',
  exportHint: {
    one: '{shown} row matches the current filters. The audit log records who exported what.',
    other: '{shown} rows match the current filters. The audit log records who exported what.',
  },
  exportCut: 'This list has {found} rows. A file holds the first {limit}; choose a shorter period to get the rest.',
  exporting: 'Exporting',
  exportProgress: '{done} of {total} rows',
  exportFailed: 'Stopped after {done} rows. Try again to continue from here.',
  exported: { one: '{shown} row exported', other: '{shown} rows exported' },
  coin: 'coin',
  number: 'ID',
} satisfies SameTexts<typeof base>
