import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { Group, GroupMember } from '@cliffhanger/contract/groups/schemas.ts'
import { isAdministrator, mayManage } from '@cliffhanger/rules/groups/policy.ts'
import { useState } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { memberName, type Person } from '../../../shared/people/people.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { confirm } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { setRoles } from '../actions.ts'
import { chooseLimit } from '../choose-limit.ts'
import { GroupState, NotAllowed } from '../components/group-state.tsx'
import { MemberPicker } from '../components/member-picker.tsx'
import { MemberRow } from '../components/member-row.tsx'
import { useGroup, useGroupId } from '../use-group.ts'

/** Who manages a group, and whom to make a manager. */
export const ManagersScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('chats')
  const [isAdding, setIsAdding] = useState(false)
  const { group, ...state } = useGroup(useGroupId())
  const mayNot = group !== undefined && !isAdministrator(group.userRole)
  if (group && !mayNot && isAdding) return <AddManagers group={group} onDone={() => setIsAdding(false)} />
  return (
    <Screen
      top={<NavBar title={t('groups.managers')} onBack={goBack} />}
      bottom={
        group &&
        !mayNot && (
          <BottomBar>
            <Button onClick={() => setIsAdding(true)}>{t('groups.addManagers')}</Button>
          </BottomBar>
        )
      }
    >
      {mayNot && <NotAllowed title={t('groups.onlyManagers')} />}
      {!group && <GroupState {...state} />}
      {group && !mayNot && <Managers group={group} />}
    </Screen>
  )
}

const Managers = ({ group }: { readonly group: Group }) => {
  const t = useTexts()
  const { data, error, refetch } = useCall(groupsCalls.listManagers, { group_id: group.group_id })
  const cancel = useAction(async (member: GroupMember) => {
    const isSure = await confirm({
      title: t('groups.cancelManagerTitle', { name: memberName(member) }),
      text: t('groups.cancelManagerHint'),
      confirmLabel: t('groups.cancelManager'),
    })
    if (isSure) await setRoles(group.group_id, [member.user_id], 'member')
  })
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} />
  return (
    <>
      {data.list.map((member) => (
        <MemberRow key={member.user_id} member={member} showsRole={member.role === 'creator'}>
          {mayManage(group, group.userRole, member.role, 'cancelManager') === undefined && (
            <Button size="small" kind="quiet" disabled={cancel.isBusy} onClick={() => cancel.run(member)}>
              {t('groups.cancelManager')}
            </Button>
          )}
        </MemberRow>
      ))}
      {data.list.every(({ role }) => role === 'creator') && (
        <EmptyList drawing="people" title={t('groups.noManagers')} hint={t('groups.noManagersHint')} />
      )}
    </>
  )
}

const AddManagers = ({ group, onDone }: { readonly group: Group; readonly onDone: () => void }) => {
  const t = useTexts()
  const [chosen, setChosen] = useState<readonly Person[]>([])
  const add = useAction(async () => {
    if (chosen.length === 0) return toast(t('groups.chooseMember'))
    await setRoles(
      group.group_id,
      chosen.map(({ id }) => id),
      'manager',
    )
    toast(t('shell.saved'))
    onDone()
  })
  return (
    <MemberPicker
      group={group}
      title={t('groups.addManagers')}
      onBack={onDone}
      who="ordinary"
      chosen={chosen}
      onChange={setChosen}
      limit={chooseLimit.managers}
      reasonAgainst={() => undefined}
      bottom={
        <BottomBar>
          <Button busy={add.isBusy} onClick={add.run}>
            {t('groups.makeManagers', { count: chosen.length })}
          </Button>
        </BottomBar>
      }
    />
  )
}
