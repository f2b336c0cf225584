import { friendGroupCalls } from '@cliffhanger/contract/friends/friend-group-calls.ts'
import type { Friend } from '@cliffhanger/contract/friends/schemas.ts'
import { useMemo, useState } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { call } from '../../../platform/server/client.ts'
import { forgetAnswers } from '../../../platform/server/optimistic.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useUser } from '../../../platform/session/session.ts'
import { databaseOf, useStored } from '../../../platform/storage/local-database.ts'
import { useTexts } from '../../../platform/texts.ts'
import { friendAsPerson, type Person } from '../../../shared/people/people.ts'
import { PeoplePicker } from '../../../shared/people/people-picker.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { Choices } from '../../../ui/forms/choices.tsx'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { confirm } from '../../../ui/overlays/dialog.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { moveFriends } from '../actions.ts'
import { useFriendGroupName } from '../friend-group-name.ts'
import { emptyFriendGroup } from '../friend-rows.ts'
import { FriendGroupMenu } from './friend-group-menu.tsx'

const noFriends: readonly Friend[] = []

/** Deletes a friend group, once the member is sure; its friends stay friends. */
const useRemoval = (groupId: number, groupName: string, onDone: () => void) => {
  const t = useTexts()
  const myId = useUser()?.user_id
  return useAction(async () => {
    const isSure = await confirm({
      title: t('friends.deleteGroupTitle', { name: groupName }),
      text: t('friends.deleteGroupHint'),
      confirmLabel: t('friends.deleteGroup'),
      isDanger: true,
    })
    if (!isSure || myId === undefined) return
    await call(friendGroupCalls.deleteFriendGroup, { group_id: groupId })
    await emptyFriendGroup(databaseOf(myId), groupId)
    await forgetAnswers(friendGroupCalls.listFriendGroups)
    onDone()
  })
}

/** One friend group: its friends move to another one from here, friends of other groups move in. */
export const FriendGroupPage = ({ groupId }: { readonly groupId: number }) => {
  const t = useTexts()
  const goBack = useGoBack('friendGroups')
  const myId = useUser()?.user_id
  const nameOf = useFriendGroupName()
  const [isAdding, setIsAdding] = useState(false)
  const [isChoosing, setIsChoosing] = useState(false)
  const [chosen, setChosen] = useState<readonly Person[]>([])
  const { data } = useCall(friendGroupCalls.listFriendGroups, {})
  const groups = data?.list ?? []
  const group = groups.find(({ group_id }) => group_id === groupId)
  const friends = useStored((database) => database.friends.toArray())
  const people = useMemo(
    () => (friends ?? noFriends).filter((each) => (each.friend_group === groupId) !== isAdding).map(friendAsPerson),
    [friends, groupId, isAdding],
  )
  const others = groups.filter(({ group_id }) => group_id !== groupId)

  const show = (adding: boolean): void => {
    setIsAdding(adding)
    setChosen([])
  }
  const move = useAction(async (targetId: number) => {
    if (myId === undefined) return
    setIsChoosing(false)
    await moveFriends(
      myId,
      chosen.map(({ id }) => id),
      targetId,
    )
    toast(t('friends.moved', { count: chosen.length }))
    show(false)
  })
  const remove = useRemoval(groupId, group?.group_name ?? '', goBack)

  const name = group ? nameOf(group) : ''
  const canAdd = groupId !== 0 && !isAdding
  return (
    <Screen
      top={
        <NavBar
          title={isAdding ? t('friends.addToGroup', { name }) : name}
          onBack={isAdding ? () => show(false) : goBack}
          right={group && groupId !== 0 && !isAdding && <FriendGroupMenu group={group} onDelete={remove.run} />}
        />
      }
      bottom={
        <FriendGroupBar
          count={chosen.length}
          isAdding={isAdding}
          canAdd={canAdd}
          canMove={isAdding || others.length > 0}
          isBusy={move.isBusy}
          onBegin={() => show(true)}
          onMove={() => (isAdding ? move.run(groupId) : setIsChoosing(true))}
        />
      }
    >
      {!friends && <SkeletonRows />}
      {friends && people.length === 0 && (
        <EmptyList drawing="people" title={t('friends.emptyGroup')} hint={t('friends.emptyGroupHint')} />
      )}
      {people.length > 0 && (
        <PeoplePicker
          key={String(isAdding)}
          people={people}
          chosen={chosen}
          onChange={setChosen}
          limit={people.length}
          searchLabel={t('friends.search')}
        />
      )}
      <TargetSheet isOpen={isChoosing} groups={others} onClose={() => setIsChoosing(false)} onChoose={move.run} />
    </Screen>
  )
}

interface FriendGroupBarProps {
  /** Friends that are chosen. */
  readonly count: number
  /** Friends of other groups are being added to this one. */
  readonly isAdding: boolean
  readonly canAdd: boolean
  readonly canMove: boolean
  readonly isBusy: boolean
  readonly onBegin: () => void
  readonly onMove: () => void
}

const FriendGroupBar = ({ count, isAdding, canAdd, canMove, isBusy, onBegin, onMove }: FriendGroupBarProps) => {
  const t = useTexts()
  const isBeginning = canAdd && count === 0
  return (
    <BottomBar>
      {isBeginning && <Button onClick={onBegin}>{t('friends.addFriendsToGroup')}</Button>}
      {!isBeginning && (
        <Button disabled={count === 0 || !canMove} busy={isBusy} onClick={onMove}>
          {t(isAdding ? 'friends.addChosen' : 'friends.moveChosen', { count })}
        </Button>
      )}
    </BottomBar>
  )
}

interface TargetSheetProps {
  readonly isOpen: boolean
  readonly groups: readonly { readonly group_id: number; readonly group_name: string }[]
  readonly onClose: () => void
  readonly onChoose: (groupId: number) => void
}

/** The group that chosen friends move to. */
const TargetSheet = ({ isOpen, groups, onClose, onChoose }: TargetSheetProps) => {
  const t = useTexts()
  const nameOf = useFriendGroupName()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('friends.moveTo')}>
      <Choices
        label={t('friends.moveTo')}
        options={groups.map((each) => ({ value: each.group_id, label: nameOf(each) }))}
        value={undefined}
        onChange={onChoose}
      />
    </Sheet>
  )
}
