import { Refused } from '@cliffhanger/client/call-error.ts'
import { friendGroupCalls } from '@cliffhanger/contract/friends/friend-group-calls.ts'
import { call } from '../../../platform/server/client.ts'
import { forgetAnswers } from '../../../platform/server/optimistic.ts'
import { useTexts } from '../../../platform/texts.ts'
import { TextSheet } from '../../../ui/forms/text-sheet.tsx'

interface FriendGroupNameSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The group to rename; without it a new one is made. */
  readonly group?: { readonly group_id: number; readonly group_name: string }
}

/** Names a friend group; a name that is used already stays in the field with the reason. */
export const FriendGroupNameSheet = ({ isOpen, onClose, group }: FriendGroupNameSheetProps) => {
  const t = useTexts()
  const save = async (group_name: string): Promise<void> => {
    if (group) await call(friendGroupCalls.renameFriendGroup, { group_id: group.group_id, group_name })
    else await call(friendGroupCalls.createFriendGroup, { group_name })
    await forgetAnswers(friendGroupCalls.listFriendGroups)
  }
  return (
    <TextSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t(group ? 'friends.renameGroup' : 'friends.newGroup')}
      label={t('friends.groupName')}
      value={group?.group_name ?? ''}
      maxLength={20}
      emptyText={t('friends.groupNameEmpty')}
      isOfField={(error) => error instanceof Refused && (error.is('nameUsed') || error.is('invalidParameter'))}
      onSave={save}
    />
  )
}
