import type { GroupMember } from '@cliffhanger/contract/groups/schemas.ts'
import type { ReactNode } from 'react'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { memberName } from '../../../shared/people/people.ts'
import { PersonRow } from '../../../ui/people/person-row.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { MemberBadges } from './member-badges.tsx'

interface MemberRowProps {
  readonly member: GroupMember
  readonly isOnline?: boolean
  /** False if the list already shows the member's role. */
  readonly showsRole?: boolean
  readonly line?: string | undefined
  readonly children?: ReactNode
}

/** A member in a list; links to the member's page. */
export const MemberRow = ({
  member,
  isOnline = member.is_online === 1,
  showsRole = true,
  line,
  children,
}: MemberRowProps) => {
  const t = useTexts()
  const { group_id, user_id, role, is_muted, avatar_url } = member
  const name = memberName(member)
  return (
    <PersonRow
      before={<Avatar name={name} url={avatar_url} size={44} isOnline={isOnline} />}
      name={name}
      line={line}
      badges={
        <>
          <MemberBadges role={showsRole ? role : 'member'} isMuted={is_muted === 1} />
          {isOnline && <span className="visually-hidden">{t('friends.online')}</span>}
        </>
      }
      href={hrefTo('groupMember', { group_id, user_id })}
    >
      {children}
    </PersonRow>
  )
}
