import type { ReportOverview } from '@cliffhanger/contract/reports/operator-schemas.ts'
import { useTexts } from '../../platform/texts.ts'
import { ListPage } from '../../ui/list-page.tsx'
import { PersonLink } from '../../ui/person-link.tsx'
import { Section } from '../../ui/section.tsx'
import { Column, Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Time } from '../../ui/time.tsx'
import { aboutColumn, stateColumn, typeColumn } from './report-columns.tsx'
import { reportTypeText } from './report-texts.ts'

/** Reports a member filed, and those about them. */
export const MemberReports = ({ number }: { readonly number: string }) => {
  const t = useTexts()
  return (
    <Section title={t('member.reports')} explanation={t('member.reportsHint')}>
      <ReportTable title={t('member.reports')} filter={{ number }} />
    </Section>
  )
}

/** Reports about what a member wrote, or by them about what others wrote: each opens what was saved as evidence. */
export const ReportedMessages = ({ number }: { readonly number: string }) => {
  const t = useTexts()
  return (
    <Section title={t('member.reportedMessages')} explanation={t('member.messagesHint')}>
      <ReportTable title={t('member.reportedMessages')} filter={{ number, type: 'message' }} />
    </Section>
  )
}

interface ReportTableProps {
  readonly title: string
  readonly filter: Readonly<Record<string, unknown>>
}

const ReportTable = ({ title, filter }: ReportTableProps) => {
  const t = useTexts()
  return (
    <ListPage title={title} within={{ resource: 'reports', filter }}>
      <Table>
        <Column<ReportOverview> source="introduction" label={t('reports.introduction')}>
          {({ id, introduction, type }) => (
            <TextLink to={`/reports/${id}/show`}>{introduction || reportTypeText(t, type)}</TextLink>
          )}
        </Column>
        {stateColumn(t)}
        {typeColumn(t)}
        {aboutColumn(t)}
        <Column<ReportOverview> source="reporter" label={t('reports.reporter')}>
          {({ reporter }) => <PersonLink member={reporter} />}
        </Column>
        <Column<ReportOverview> source="create_time" label={t('reports.filed')}>
          {({ create_time }) => <Time seconds={create_time} />}
        </Column>
      </Table>
    </ListPage>
  )
}
