import { mayDeleteLeavers, mayManage } from '@cliffhanger/rules/groups/policy.ts'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { BottomBar } from '../../../ui/bottom-bar.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Person } from '../../../ui/people.ts'
import { toast } from '../../../ui/toast.tsx'
import { chooseLimit } from '../choose-limit.ts'
import { MemberPicker, type MembersViewProps } from './member-picker.tsx'
import { RemoveSheet } from './remove-sheet.tsx'

/** Removes the chosen members from the group. */
export const RemoveMembers = (props: MembersViewProps) => {
  const t = useTexts()
  const { group } = props
  const [chosen, setChosen] = useState<readonly Person[]>([])
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <MemberPicker
        {...props}
        chosen={chosen}
        onChange={setChosen}
        limit={chooseLimit.members}
        reasonAgainst={({ role }) => (mayManage(group.userRole, role, 'kick') ? t('groups.roleTooHigh') : undefined)}
        bottom={
          <BottomBar>
            <Button
              kind="danger"
              onClick={() => (chosen.length === 0 ? toast(t('groups.chooseMember')) : setIsAsking(true))}
            >
              {t('groups.removeChosen', { count: chosen.length })}
            </Button>
          </BottomBar>
        }
      />
      <RemoveSheet
        isOpen={isAsking}
        groupId={group.group_id}
        members={chosen.map(({ id }) => id)}
        title={t('groups.removeTitle', { count: chosen.length })}
        mayDeleteMessages={mayDeleteLeavers(group, group.userRole) === undefined}
        onClose={() => setIsAsking(false)}
        onDone={() => setChosen([])}
      />
    </>
  )
}
