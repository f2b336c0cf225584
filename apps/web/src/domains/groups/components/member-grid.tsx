import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { Group } from '@cliffhanger/contract/groups/schemas.ts'
import { isAdministrator, mayInvite, maySeeMembers } from '@cliffhanger/rules/groups/policy.ts'
import type { LucideIcon } from 'lucide-react'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { memberName } from '../../../shared/people/people.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import styles from './member-grid.module.css'

/** Members shown before one opens the whole list. */
const firstMembers = 8

/** The first members of a group, and the ways to the others: inviting, removing, the whole list. */
export const MemberGrid = ({ group }: { readonly group: Group }) => {
  const t = useTexts()
  const { group_id, userRole, member_total } = group
  const isProtected = maySeeMembers(group, userRole) !== undefined
  return (
    <CellGroup label={t('groups.members')}>
      {isProtected ? (
        <Cell title={t('groups.membersProtected')} description={t('groups.membersProtectedHint')} />
      ) : (
        <Cell
          title={t('groups.members')}
          value={member_total > 0 ? member_total : t('groups.all')}
          href={hrefTo('groupMemberList', { group_id })}
        />
      )}
      <ul className={styles.grid}>
        {!isProtected && <FirstMembers groupId={group_id} />}
        {mayInvite(group, userRole) === undefined && (
          <Action icon={Plus} label={t('groups.inviteShort')} href={hrefTo('inviteToGroup', { group_id })} />
        )}
        {isAdministrator(userRole) && (
          <Action
            icon={Minus}
            label={t('groups.removeShort')}
            href={hrefTo('groupMembers', { group_id, mode: 'remove' })}
          />
        )}
      </ul>
    </CellGroup>
  )
}

const FirstMembers = ({ groupId }: { readonly groupId: number }) => {
  const { data } = useCall(groupsCalls.listMembers, { group_id: groupId, limit: firstMembers })
  if (!data) {
    return (
      <li className={styles.item} aria-busy="true">
        <Skeleton width={48} height={48} radius={14} />
      </li>
    )
  }
  return data.list.map((member) => (
    <li key={member.user_id}>
      <a className={styles.item} href={hrefTo('groupMember', { group_id: groupId, user_id: member.user_id })}>
        <Avatar name={memberName(member)} url={member.avatar_url} size={48} isOnline={member.is_online === 1} />
        <span className={styles.name}>{memberName(member)}</span>
      </a>
    </li>
  ))
}

interface ActionProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly href: string
}

const Action = ({ icon, label, href }: ActionProps) => (
  <li>
    <a className={styles.item} href={href}>
      <span className={styles.act}>
        <Icon of={icon} size={22} />
      </span>
      <span className={styles.name}>{label}</span>
    </a>
  </li>
)
