import { reportsOperatorCalls } from '@cliffhanger/contract/reports/operator-calls.ts'
import type { ReportOverview } from '@cliffhanger/contract/reports/operator-schemas.ts'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { BulkAct } from '../../ui/lists/bulk-act.tsx'

const nameOf = ({ id, introduction }: ReportOverview): string => `#${id} ${introduction}`

/** Several reports taken into work, or closed with one answer. */
export const BulkReportActs = () => {
  const t = useTexts()
  return (
    <>
      <BulkAct<ReportOverview>
        action={t('reports.take')}
        titleOf={(count) => t('lists.takeReports', count)}
        explanation={t('reports.takeHint')}
        needsReason={false}
        nameOf={nameOf}
        run={(id) => callServer(reportsOperatorCalls.takeReport, { id })}
      />
      <BulkAct<ReportOverview>
        action={t('reports.close')}
        titleOf={(count) => t('lists.closeReports', count)}
        explanation={t('reports.closeHint')}
        reasonLabel={t('reports.reply')}
        reasonHint={t('reports.replyHint')}
        nameOf={nameOf}
        run={(id, reply) => callServer(reportsOperatorCalls.closeReport, { id, reply })}
      />
    </>
  )
}
