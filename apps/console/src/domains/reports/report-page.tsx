import type { ReportDetail } from '@cliffhanger/contract/reports/operator-schemas.ts'
import { reportStates } from '@cliffhanger/contract/reports/states.ts'
import { Box } from '@mui/material'
import { Loading, Show } from 'react-admin'
import { useTexts } from '../../platform/texts.ts'
import { useDetail } from '../../platform/use-detail.ts'
import { Facts } from '../../ui/facts.tsx'
import { Person } from '../../ui/person.tsx'
import { Pictures } from '../../ui/pictures.tsx'
import { Section } from '../../ui/section.tsx'
import { Time } from '../../ui/time.tsx'
import { ReportActions } from './report-actions.tsx'
import { ReportEvidence } from './report-evidence.tsx'
import { ReportStateChip } from './report-state-chip.tsx'
import { reportTypeText } from './report-texts.ts'

/** One report: what the reporter says, what was reported, and which actions an operator has. */
export const ReportPage = () => {
  const t = useTexts()
  return (
    <Show title={t('reports.report')} actions={false} component="div">
      <ReportSections />
    </Show>
  )
}

const ReportSections = () => {
  const t = useTexts()
  const report = useDetail<ReportDetail>('evidence')
  if (!report) return <Loading />
  return (
    <>
      <Section title={`${t('reports.report')} #${report.id}`} actions={<ReportActions report={report} />}>
        <Facts
          rows={[
            [t('reports.state'), <ReportStateChip key="state" state={report.state} />],
            [t('reports.type'), reportTypeText(t, report.type)],
            [
              t('reports.reporter'),
              <Person
                key="reporter"
                name={report.reporter.nick_name}
                number={report.reporter.user_no}
                picture={report.reporter.avatar_url}
              />,
            ],
            [t('reports.filed'), <Time key="time" seconds={report.create_time} />],
            [t('reports.introduction'), report.introduction],
            [t('reports.description'), <Written key="description" text={report.description} />],
            ...(report.type === 'feedback' ? [[t('reports.contact'), report.contact] as const] : []),
            ...(report.state === reportStates.closed
              ? [[t('reports.reply'), <Written key="reply" text={report.reply} />] as const]
              : []),
          ]}
        />
        <Pictures label={t('reports.proofs')} addresses={report.images} />
      </Section>
      <ReportEvidence report={report} />
    </>
  )
}

const Written = ({ text }: { readonly text: string }) => (
  <Box sx={{ whiteSpace: 'pre-wrap', maxWidth: 640 }}>{text === '' ? '—' : text}</Box>
)
