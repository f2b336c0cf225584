import { starCalls } from '@cliffhanger/contract/stars/calls.ts'
import Megaphone from 'lucide-react/icons/megaphone'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'

/** The newest notice of this section, in one line that leads to all of it; nothing where there is none. */
export const NoticeLine = () => {
  const t = useTexts()
  const notice = useCall(starCalls.listStarNotices, { limit: 1 }).data?.list[0]
  if (!notice) return null
  return (
    <CellGroup label={t('stars.notice')}>
      <Cell icon={Megaphone} title={notice.title} href={hrefTo('messageDetail', { id: notice.id })} />
    </CellGroup>
  )
}
