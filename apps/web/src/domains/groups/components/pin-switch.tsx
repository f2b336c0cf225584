import type { Group } from '@cliffhanger/contract/groups/schemas.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import Pin from 'lucide-react/icons/pin'
import { useTexts } from '../../../platform/texts.ts'
import { SwitchCell } from '../../../ui/forms/switch-cell.tsx'
import { useConversation } from './use-conversation.ts'

/** Whether a group's conversation stands above the others. */
export const PinSwitch = ({ group }: { readonly group: Group }) => {
  const t = useTexts()
  const { session, set } = useConversation(group)
  return (
    <SwitchCell
      icon={Pin}
      title={t('groups.pin')}
      isOn={session?.is_top === 1}
      isDisabled={session === undefined}
      onChange={(isOn) => set({ is_top: flagOf(isOn) })}
    />
  )
}
