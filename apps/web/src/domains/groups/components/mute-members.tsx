import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { type MuteSeconds, muteMembers } from '../actions.ts'
import { useChosenMembers } from '../use-chosen-members.ts'
import { MemberPicker, type MembersViewProps } from './member-picker.tsx'
import { MuteSheet } from './mute-sheet.tsx'

/** Mutes the chosen members, or lets them speak again. */
export const MuteMembers = (props: MembersViewProps) => {
  const t = useTexts()
  const { group } = props
  const { ids, clear, picker } = useChosenMembers(group, 'mute')
  const [isAsking, setIsAsking] = useState(false)
  const mute = useAction(async (isMuted: 0 | 1, seconds: MuteSeconds = 0) => {
    if (ids.length === 0) return toast(t('groups.chooseMember'))
    await muteMembers(group.group_id, ids, isMuted, seconds)
    toast(t(isMuted ? 'groups.mutedCount' : 'groups.unmutedCount', { count: ids.length }))
    clear()
  })
  return (
    <>
      <MemberPicker
        {...props}
        {...picker}
        bottom={
          <BottomBar>
            <Button kind="quiet" disabled={mute.isBusy} onClick={() => mute.run(0)}>
              {t('groups.unmuteChosen', { count: ids.length })}
            </Button>
            <Button
              disabled={mute.isBusy}
              onClick={() => (ids.length === 0 ? toast(t('groups.chooseMember')) : setIsAsking(true))}
            >
              {t('groups.muteChosen', { count: ids.length })}
            </Button>
          </BottomBar>
        }
      />
      <MuteSheet isOpen={isAsking} onClose={() => setIsAsking(false)} onChoose={(seconds) => mute.run(1, seconds)} />
    </>
  )
}
