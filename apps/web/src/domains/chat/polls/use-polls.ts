import { maySeeMembers } from '@cliffhanger/rules/groups/policy.ts'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { vibrate } from '../../../ui/feedback/haptics.ts'
import { confirm } from '../../../ui/overlays/dialog.tsx'
import type { Conversation } from '../conversations/conversation.ts'
import type { Bubble } from '../messages/chat-rows.ts'
import type { GroupRow } from '../storage/rows.ts'
import { closePoll, votePoll } from './vote-poll.ts'

interface Options {
  readonly myId: number
  readonly conversation: Conversation
  readonly group: GroupRow | undefined
}

/** What is done with the polls of an open chat. */
export const usePolls = ({ myId, conversation, group }: Options) => {
  const t = useTexts()
  const [votersOf, setVotersOf] = useState<Bubble>()
  const { run: vote } = useAction(async (row: Bubble, options: readonly number[]) => {
    vibrate('select')
    const { right, mine } = await votePoll(myId, conversation, row.msgId, options)
    if (right !== undefined && mine.length > 0) vibrate(mine.includes(right) ? 'success' : 'refusal')
  })
  const { run: close } = useAction(async (row: Bubble) => {
    const question = { title: t('chat.closePollAsk'), text: t('chat.closePollHint'), confirmLabel: t('chat.closePoll') }
    if (await confirm({ ...question, isDanger: true })) await closePoll(myId, conversation, row.msgId)
  })
  return {
    vote,
    /** The poll whose voters are shown. */
    votersOf,
    openVoters: setVotersOf,
    closeVoters: () => setVotersOf(undefined),
    canSeeVoters: () => !group || maySeeMembers(group, group.userRole) === undefined,
    /** Asks, and ends the poll. */
    close,
  }
}
