import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { Group } from '@cliffhanger/contract/groups/schemas.ts'
import Link from 'lucide-react/icons/link'
import UserPlus from 'lucide-react/icons/user-plus'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { Badge } from '../../../ui/people/badge.tsx'

/** Where creator and managers find the links of a group, and who asks to come in (S-135). */
export const JoinEntries = ({ group: { group_id } }: { readonly group: Group }) => {
  const t = useTexts()
  const { data } = useCall(groupsCalls.listJoinRequests, { group_id, limit: 1 })
  return (
    <CellGroup>
      <Cell icon={Link} title={t('joining.links')} href={hrefTo('joinLinks', { group_id })} />
      <Cell
        icon={UserPlus}
        title={t('joining.requests')}
        value={<Badge count={data?.total ?? 0} />}
        href={hrefTo('manageGroup', { group_id, view: 'requests' })}
      />
    </CellGroup>
  )
}
