import { friendGroupCalls } from '@cliffhanger/contract/friends/friend-group-calls.ts'
import { useState } from 'react'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Choices } from '../../../ui/forms/choices.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { useFriendGroupName } from '../friend-group-name.ts'

interface FriendGroupFieldProps {
  readonly value: number
  readonly onChange: (groupId: number) => void
}

/** The friend group somebody is filed in; nothing to choose while there is only the default one. */
export const FriendGroupField = ({ value, onChange }: FriendGroupFieldProps) => {
  const t = useTexts()
  const nameOf = useFriendGroupName()
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useCall(friendGroupCalls.listFriendGroups, {})
  const groups = data?.list ?? []
  const chosen = groups.find(({ group_id }) => group_id === value)
  if (groups.length < 2) return null
  return (
    <>
      <CellGroup flush>
        <Cell
          title={t('friends.friendGroup')}
          value={nameOf(chosen ?? { group_id: 0, group_name: '' })}
          onClick={() => setIsOpen(true)}
        />
      </CellGroup>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('friends.friendGroup')}>
        <Choices
          label={t('friends.friendGroup')}
          options={groups.map((group) => ({ value: group.group_id, label: nameOf(group) }))}
          value={value}
          onChange={(groupId) => {
            onChange(groupId)
            setIsOpen(false)
          }}
        />
      </Sheet>
    </>
  )
}
