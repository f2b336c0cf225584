import type { ReportOverview } from '@cliffhanger/contract/reports/operator-schemas.ts'
import { reportTypes } from '@cliffhanger/contract/reports/schemas.ts'
import { useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { choiceOf, searchFor } from '../../ui/inputs/filters.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { periodFilter } from '../../ui/lists/period-filter.tsx'
import { Person } from '../../ui/person.tsx'
import { Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { BulkReportActs } from './bulk-report-acts.tsx'
import { aboutColumn, stateColumn, typeColumn } from './report-columns.tsx'
import { reportStates, reportStateText, reportTypeText } from './report-texts.ts'

/** The queue of reports, the newest first. */
export const ReportList = () => {
  const t = useTexts()
  const mayWrite = useMayDo()('report.write')
  return (
    <ListPage
      title={t('reports.reports')}
      filters={[
        searchFor('number', t('reports.number')),
        choiceOf(
          'state',
          t('reports.state'),
          reportStates.map((id) => ({ id, name: reportStateText(t, id) })),
          t('reports.any'),
        ),
        choiceOf(
          'type',
          t('reports.type'),
          reportTypes.map((id) => ({ id, name: reportTypeText(t, id) })),
          t('reports.any'),
        ),
        periodFilter(t),
      ]}
    >
      <Table rowClick="show" {...(mayWrite && { bulk: <BulkReportActs /> })}>
        {stateColumn(t)}
        {typeColumn(t)}
        <Column<ReportOverview> source="introduction" label={t('reports.introduction')} />
        {aboutColumn(t)}
        <Column<ReportOverview> source="reporter" label={t('reports.reporter')}>
          {({ reporter }) => (
            <Person name={reporter.nick_name} number={reporter.user_no} picture={reporter.avatar_url} />
          )}
        </Column>
        <Column<ReportOverview> source="create_time" label={t('reports.filed')} sortBy="create_time">
          {({ create_time }) => <Time seconds={create_time} />}
        </Column>
      </Table>
    </ListPage>
  )
}
