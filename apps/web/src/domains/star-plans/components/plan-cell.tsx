import { starPlanCalls } from '@cliffhanger/contract/star-plans/calls.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import Package from 'lucide-react/icons/package'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { emptyLine } from '../../../ui/feedback/empty-line.ts'
import { Cell } from '../../../ui/layout/cell.tsx'

/** The way to the packages, with the one I have and until when. The line is there from the beginning. */
export const PlanCell = () => {
  const t = useTexts()
  const language = useLanguage()
  const { data } = useCall(starPlanCalls.listStarPlans, {})
  const until = data?.my && t('starPlans.until', { date: formatMoment(data.my.end_time * 1000, 'day', language) })
  const line = data?.my ? `${data.my.name} · ${until}` : t('starPlans.none')
  return (
    <Cell
      icon={Package}
      title={t('starPlans.title')}
      href={hrefTo('starPackages')}
      description={data ? line : emptyLine}
    />
  )
}
