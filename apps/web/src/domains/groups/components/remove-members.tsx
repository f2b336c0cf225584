import { mayDeleteLeavers } from '@cliffhanger/rules/groups/policy.ts'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { useChosenMembers } from '../use-chosen-members.ts'
import { MemberPicker, type MembersViewProps } from './member-picker.tsx'
import { RemoveSheet } from './remove-sheet.tsx'

/** Removes the chosen members from the group. */
export const RemoveMembers = (props: MembersViewProps) => {
  const t = useTexts()
  const { group } = props
  const { ids, clear, picker } = useChosenMembers(group, 'kick')
  const [isRequesting, setIsRequesting] = useState(false)
  return (
    <>
      <MemberPicker
        {...props}
        {...picker}
        bottom={
          <BottomBar>
            <Button
              kind="danger"
              onClick={() => (ids.length === 0 ? toast(t('groups.chooseMember')) : setIsRequesting(true))}
            >
              {t('groups.removeChosen', { count: ids.length })}
            </Button>
          </BottomBar>
        }
      />
      <RemoveSheet
        isOpen={isRequesting}
        groupId={group.group_id}
        members={ids}
        title={t('groups.removeTitle', { count: ids.length })}
        mayDeleteMessages={mayDeleteLeavers(group, group.userRole) === undefined}
        onClose={() => setIsRequesting(false)}
        onDone={clear}
      />
    </>
  )
}
