import Bell from 'lucide-react/icons/bell'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { useSendTime } from '../scheduled/use-scheduled.ts'
import { useReminders } from './use-reminders.ts'

/** When I am to be reminded of messages, in ms by their ids. */
const Reminded = createContext<ReadonlyMap<number, number>>(new Map())

/** Lets the messages of a chat know which of them have a reminder of mine (S-138). */
export const RemindedProvider = ({ children }: { readonly children: ReactNode }) => {
  const list = useReminders().data?.list
  const reminded = useMemo(() => new Map(list?.map(({ msg_id, remind_time }) => [msg_id, remind_time * 1000])), [list])
  return <Reminded value={reminded}>{children}</Reminded>
}

/** A bell in the line of a message that I am to be reminded of; nothing elsewhere. */
export const ReminderSign = ({ messageId }: { readonly messageId: number }) => {
  const ms = useContext(Reminded).get(messageId)
  return ms === undefined ? null : <Sign ms={ms} />
}

const Sign = ({ ms }: { readonly ms: number }) => {
  const t = useTexts()
  const say = useSendTime()
  return <Icon of={Bell} size={13} label={`${t('chats.remind')}: ${say(ms)}`} />
}
