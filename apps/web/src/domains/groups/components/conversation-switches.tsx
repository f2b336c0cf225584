import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { Group } from '@cliffhanger/contract/groups/schemas.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import Pin from 'lucide-react/icons/pin'
import { forgetAnswers } from '../../../platform/server/optimistic.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useStored } from '../../../platform/storage/local-database.ts'
import { useTexts } from '../../../platform/texts.ts'
import { type ConversationChange, changeConversation } from '../../../shared/conversations/change-conversation.ts'
import { QuietCell } from '../../../shared/conversations/quiet-cell.tsx'
import { SwitchCell } from '../../../ui/forms/switch-cell.tsx'

/** Do-not-disturb and pin of a group's conversation. */
export const ConversationSwitches = ({ group }: { readonly group: Group }) => {
  const t = useTexts()
  const myId = useUser()?.user_id ?? 0
  const place = { conversation_id: `g_${group.group_id}`, chat_type: 'group', chat_id: group.group_id } as const
  const session = useStored((database) => database.sessions.get(place.conversation_id), [place.conversation_id])
  const set = async (change: ConversationChange): Promise<void> => {
    await changeConversation(myId, place, change)
    await forgetAnswers(groupsCalls.getGroup)
  }
  return (
    <>
      <QuietCell title={t('groups.doNotDisturb')} quiet={session ?? group} onChange={set} />
      <SwitchCell
        icon={Pin}
        title={t('groups.pin')}
        isOn={session?.is_top === 1}
        isDisabled={session === undefined}
        onChange={(isOn) => set({ is_top: flagOf(isOn) })}
      />
    </>
  )
}
