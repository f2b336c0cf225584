import type { Group } from '@cliffhanger/contract/groups/schemas.ts'
import Images from 'lucide-react/icons/images'
import MessageCircle from 'lucide-react/icons/message-circle'
import Search from 'lucide-react/icons/search'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { QuietAction } from '../../../shared/conversations/quiet-action.tsx'
import { RoundAction, RoundActions } from '../../../ui/people/round-actions.tsx'
import { useConversation } from './use-conversation.ts'

/** What one does most with a group. */
export const GroupActions = ({ group }: { readonly group: Group }) => {
  const t = useTexts()
  const { group_id, group_name } = group
  const { session, set } = useConversation(group)
  return (
    <RoundActions label={group_name}>
      <RoundAction icon={MessageCircle} label={t('friends.startChat')} href={hrefTo('groupChat', { group_id })} />
      <QuietAction quiet={session ?? group} onChange={set} />
      <RoundAction icon={Search} label={t('friends.find')} href={hrefTo('groupTextHistory', { target_id: group_id })} />
      <RoundAction
        icon={Images}
        label={t('chat.historyMedia')}
        href={hrefTo('groupMediaHistory', { target_id: group_id })}
      />
    </RoundActions>
  )
}
