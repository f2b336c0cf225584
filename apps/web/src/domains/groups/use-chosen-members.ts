import type { Group, GroupMember } from '@cliffhanger/contract/groups/schemas.ts'
import { mayManage } from '@cliffhanger/rules/groups/policy.ts'
import { useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import type { Person } from '../../shared/people/people.ts'
import { chooseLimit } from './choose-limit.ts'

/** The members that are chosen to be acted upon, and what their picker needs: only those of a lower role can be chosen. */
export const useChosenMembers = (group: Group, action: 'mute' | 'kick') => {
  const t = useTexts()
  const [chosen, setChosen] = useState<readonly Person[]>([])
  return {
    ids: chosen.map(({ id }) => id),
    clear: () => setChosen([]),
    picker: {
      chosen,
      onChange: setChosen,
      limit: chooseLimit.members,
      reasonAgainst: ({ role }: GroupMember) =>
        mayManage(group, group.userRole, role, action) ? t('groups.roleTooHigh') : undefined,
    },
  }
}
