import type { Group } from '@cliffhanger/contract/groups/schemas.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import BellOff from 'lucide-react/icons/bell-off'
import Pin from 'lucide-react/icons/pin'
import { useUser } from '../../../platform/session/session.ts'
import { useStored } from '../../../platform/storage/local-database.ts'
import { useTexts } from '../../../platform/texts.ts'
import { SwitchCell } from '../../../ui/forms/switch-cell.tsx'
import { changeConversation } from '../actions.ts'

/** Do-not-disturb and pin of a group's conversation. */
export const ConversationSwitches = ({ group: { group_id, disturbing } }: { readonly group: Group }) => {
  const t = useTexts()
  const myId = useUser()?.user_id ?? 0
  const session = useStored((database) => database.sessions.get(`g_${group_id}`), [group_id])
  return (
    <>
      <SwitchCell
        icon={BellOff}
        title={t('groups.doNotDisturb')}
        isOn={(session?.disturbing ?? disturbing) === 1}
        onChange={(isOn) => changeConversation(myId, group_id, { disturbing: flagOf(isOn) })}
      />
      <SwitchCell
        icon={Pin}
        title={t('groups.pin')}
        isOn={session?.is_top === 1}
        isDisabled={session === undefined}
        onChange={(isOn) => changeConversation(myId, group_id, { is_top: flagOf(isOn) })}
      />
    </>
  )
}
