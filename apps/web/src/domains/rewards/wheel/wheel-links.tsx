import Gift from 'lucide-react/icons/gift'
import ListChecks from 'lucide-react/icons/list-checks'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'

/** Where spins come from, and where they are found again; without my spins where those stand beside it. */
export const WheelLinks = ({ hasSpins = true }: { readonly hasSpins?: boolean }) => {
  const t = useTexts()
  return (
    <CellGroup>
      {hasSpins && <Cell icon={ShieldCheck} title={t('wheel.mySpins')} href={hrefTo('spins')} />}
      <Cell icon={Gift} title={t('rewards.records')} href={hrefTo('rewards', { type: 'wheel' })} />
      <Cell icon={ListChecks} title={t('wheel.doTasks')} href={hrefTo('tasks')} />
    </CellGroup>
  )
}
