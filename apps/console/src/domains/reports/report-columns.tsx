import type { ReportOverview } from '@cliffhanger/contract/reports/operator-schemas.ts'
import type { Texts } from '../../platform/texts.ts'
import { Column } from '../../ui/table.tsx'
import { ReportStateChip } from './report-state-chip.tsx'
import { reportTypeText } from './report-texts.ts'

/** Columns of every list of reports. */
export const stateColumn = (t: Texts) => (
  <Column<ReportOverview> source="state" label={t('reports.state')}>
    {({ state }) => <ReportStateChip state={state} />}
  </Column>
)

export const typeColumn = (t: Texts) => (
  <Column<ReportOverview> source="type" label={t('reports.type')}>
    {({ type }) => reportTypeText(t, type)}
  </Column>
)

export const aboutColumn = (t: Texts) => (
  <Column<ReportOverview> source="about" label={t('reports.about')}>
    {({ about }) => about || '—'}
  </Column>
)
