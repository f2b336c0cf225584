import type { GroupRole } from '@cliffhanger/contract/groups/schemas.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Mark } from '../../../ui/actions/mark.tsx'

interface MemberBadgesProps {
  readonly role: GroupRole
  readonly isMuted: boolean
}

/** Badges of a member: the role, and whether the member is muted. */
export const MemberBadges = ({ role, isMuted }: MemberBadgesProps) => {
  const t = useTexts()
  return (
    <>
      {role !== 'member' && <Mark kind="strong">{t(role === 'creator' ? 'groups.creator' : 'groups.manager')}</Mark>}
      {isMuted && <Mark kind="warning">{t('groups.muted')}</Mark>}
    </>
  )
}
