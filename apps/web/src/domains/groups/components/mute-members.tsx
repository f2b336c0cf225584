import { mayManage } from '@cliffhanger/rules/groups/policy.ts'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { BottomBar } from '../../../ui/bottom-bar.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Person } from '../../../ui/people.ts'
import { toast } from '../../../ui/toast.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { muteMembers } from '../acts.ts'
import { chooseLimit } from '../choose-limit.ts'
import { MemberPicker, type MembersViewProps } from './member-picker.tsx'

/** Mutes the chosen members, or lets them speak again. */
export const MuteMembers = (props: MembersViewProps) => {
  const t = useTexts()
  const { group } = props
  const [chosen, setChosen] = useState<readonly Person[]>([])
  const mute = useAction(async (isMuted: 0 | 1) => {
    if (chosen.length === 0) return toast(t('groups.chooseMember'))
    const ids = chosen.map(({ id }) => id)
    await muteMembers(group.group_id, ids, isMuted)
    toast(t(isMuted ? 'groups.mutedCount' : 'groups.unmutedCount', { count: ids.length }))
    setChosen([])
  })
  return (
    <MemberPicker
      {...props}
      chosen={chosen}
      onChange={setChosen}
      limit={chooseLimit.members}
      reasonAgainst={({ role }) => (mayManage(group.userRole, role, 'mute') ? t('groups.roleTooHigh') : undefined)}
      bottom={
        <BottomBar>
          <Button kind="quiet" disabled={mute.isBusy} onClick={() => mute.run(0)}>
            {t('groups.unmuteChosen', { count: chosen.length })}
          </Button>
          <Button disabled={mute.isBusy} onClick={() => mute.run(1)}>
            {t('groups.muteChosen', { count: chosen.length })}
          </Button>
        </BottomBar>
      }
    />
  )
}
