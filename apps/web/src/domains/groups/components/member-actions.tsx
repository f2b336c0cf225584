import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { Group, GroupMember } from '@cliffhanger/contract/groups/schemas.ts'
import { mayDeleteLeavers, mayHandOver, mayManage } from '@cliffhanger/rules/groups/policy.ts'
import { useState } from 'react'
import { runOptimistically } from '../../../platform/server/optimistic.ts'
import { serverNowMs } from '../../../platform/server/server-clock.ts'
import { useTexts } from '../../../platform/texts.ts'
import { memberName } from '../../../shared/people/people.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { SwitchCell } from '../../../ui/forms/switch-cell.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { type MuteSeconds, muteMembers, setRoles } from '../actions.ts'
import { useMuteWords } from '../use-mute-words.ts'
import { HandOverSheet } from './hand-over-sheet.tsx'
import { MuteSheet } from './mute-sheet.tsx'
import { RemoveSheet } from './remove-sheet.tsx'

interface MemberActionsProps {
  readonly group: Group
  readonly member: GroupMember
  /** The member was removed: there is nobody left to show. */
  readonly onGone: () => void
}

/** What my role lets me do to a member: make them a manager, mute them, remove them. */
export const MemberActions = ({ group, member, onGone }: MemberActionsProps) => {
  const t = useTexts()
  const wordsOf = useMuteWords()
  const [isMuting, setIsMuting] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const [isHandingOver, setIsHandingOver] = useState(false)
  const { group_id, userRole } = group
  const { user_id, role, is_muted } = member
  const may = (action: 'mute' | 'kick' | 'makeManager' | 'cancelManager'): boolean =>
    mayManage(group, userRole, role, action) === undefined
  const change = (changes: Partial<GroupMember>, action: () => Promise<void>): Promise<void> =>
    runOptimistically(
      groupsCalls.getMembers,
      { group_id, members: [user_id] },
      ({ list }) => ({ list: list.map((each) => ({ ...each, ...changes })) }),
      action,
    )
  const mute = useAction((seconds: MuteSeconds) => {
    const muted_until = seconds === 0 ? 0 : Math.floor(serverNowMs() / 1000) + seconds
    return change({ is_muted: 1, muted_until }, () => muteMembers(group_id, [user_id], 1, seconds))
  })
  const isManager = role === 'manager'
  const mayChangeRole = may(isManager ? 'cancelManager' : 'makeManager')
  const mayGive = mayHandOver(group, userRole) === undefined
  if (!mayChangeRole && !may('mute') && !may('kick') && !mayGive) return null
  return (
    <>
      <CellGroup>
        {mayChangeRole && (
          <SwitchCell
            title={t('groups.isManager')}
            description={t('groups.isManagerHint')}
            isOn={isManager}
            onChange={(isOn) => {
              const next = isOn ? 'manager' : 'member'
              return change({ role: next }, () => setRoles(group_id, [user_id], next))
            }}
          />
        )}
        {may('mute') && (
          <SwitchCell
            title={t('groups.muteMember')}
            description={wordsOf(member)}
            isOn={is_muted === 1}
            onChange={async (isOn) => {
              if (isOn) return setIsMuting(true)
              await change({ is_muted: 0 }, () => muteMembers(group_id, [user_id], 0))
            }}
          />
        )}
      </CellGroup>
      {(may('kick') || mayGive) && (
        <CellGroup>
          {mayGive && <Cell title={t('groups.handOver')} onClick={() => setIsHandingOver(true)} />}
          {may('kick') && <Cell title={t('groups.remove')} isDanger onClick={() => setIsRemoving(true)} />}
        </CellGroup>
      )}
      <MuteSheet isOpen={isMuting} onClose={() => setIsMuting(false)} onChoose={mute.run} />
      <RemoveSheet
        isOpen={isRemoving}
        groupId={group_id}
        members={[user_id]}
        title={t('groups.removeOne', { name: memberName(member) })}
        mayDeleteMessages={mayDeleteLeavers(group, userRole) === undefined}
        onClose={() => setIsRemoving(false)}
        onDone={onGone}
      />
      <HandOverSheet
        isOpen={isHandingOver}
        group={group}
        userId={user_id}
        name={memberName(member)}
        onClose={() => setIsHandingOver(false)}
      />
    </>
  )
}
