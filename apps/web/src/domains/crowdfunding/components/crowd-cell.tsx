import { projectCalls } from '@cliffhanger/contract/crowdfunding/project-calls.ts'
import Clapperboard from 'lucide-react/icons/clapperboard'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { useCrowdfundingEntry } from '../../../shared/crowdfunding-entry.ts'
import { emptyLine } from '../../../ui/feedback/empty-line.ts'
import { Cell } from '../../../ui/layout/cell.tsx'

/** The way to projects, with what I have in them; nothing where crowdfunding cannot be entered. The line is there from the beginning. */
export const CrowdCell = () => {
  const t = useTexts()
  const { write } = useAmounts()
  const entry = useCrowdfundingEntry()
  const { data } = useCall(projectCalls.getCrowdfunding, {}, { enabled: entry !== undefined })
  if (!entry) return null
  const words =
    data && Number(data.my_amount) > 0
      ? t('crowdfunding.mineInProjects', { amount: write(data.my_amount, 'money') })
      : t('crowdfunding.seeProjects')
  return (
    <Cell
      icon={Clapperboard}
      title={t('crowdfunding.title')}
      href={hrefTo(entry)}
      description={data ? words : emptyLine}
    />
  )
}
