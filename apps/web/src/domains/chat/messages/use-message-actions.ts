import { Refused } from '@cliffhanger/client/call-error.ts'
import { reviewStates } from '@cliffhanger/contract/chat/states.ts'
import { readByLimit } from '@cliffhanger/contract/groups/schemas.ts'
import { withPlainMentions } from '@cliffhanger/rules/chat/mentions.ts'
import { useState } from 'react'
import { copyText } from '../../../platform/clipboard.ts'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { describeFailure } from '../../../platform/server/call-failure.ts'
import { currentPlatform } from '../../../platform/server/platform-info.ts'
import { databaseOf } from '../../../platform/storage/local-database.ts'
import { type Translate, useTexts } from '../../../platform/texts.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import type { Point } from '../components/bubble/pointer-menu.tsx'
import type { Conversation } from '../conversations/conversation.ts'
import { noteUnsent } from '../conversations/drafts/unsent.ts'
import type { Chat } from '../conversations/use-chat.ts'
import { hasSentSince } from '../outbox/sent-since.ts'
import { usePolls } from '../polls/use-polls.ts'
import type { Bubble, ChatRow } from './chat-rows.ts'
import { editMessage } from './edit-message.ts'
import { forwardPayload } from './forward-payload.ts'
import { type Circumstances, canEdit, canReact, type MessageAction, textOfRow } from './message-abilities.ts'
import { addFavorite, pinMessage, reviewMessage, translateMessage, withdrawMessage } from './message-actions.ts'
import { discard, resend } from './send-message.ts'
import { toggleReaction } from './set-reaction.ts'
import { useChoice } from './use-choice.ts'
import { useDeletion } from './use-deletion.ts'

/** How long a message can be taken back where the platform does not say. */
const withdrawSeconds = 120

interface Options {
  readonly myId: number
  readonly conversation: Conversation
  readonly chat: Chat | undefined
  readonly canWrite: boolean
  readonly onReply: (messageId: number) => void
  /** An edit came too late: its text goes back into the field, as a message that is not written yet. */
  readonly onEditLate: (text: string) => Promise<void>
}

const copy = async (text: string, t: Translate): Promise<void> => {
  try {
    await copyText(withPlainMentions(text))
    toast(t('shell.copied'))
  } catch {
    toast(t('shell.copyFailed'))
  }
}

/** Everything that is done with the messages of an open chat: the menu of one, and the choice of several. */
export const useMessageActions = ({ myId, conversation, chat, canWrite, onReply, onEditLate }: Options) => {
  const t = useTexts()
  const [menu, setMenu] = useState<{ readonly key: string; readonly at: Point | undefined }>()
  const [edited, setEdited] = useState<Bubble>()
  const choice = useChoice(conversation.id)
  const deletion = useDeletion({ myId, conversation, group: chat?.group, onDone: choice.end })
  const [readersOf, setReadersOf] = useState(0)
  const [reactionsOf, setReactionsOf] = useState(0)
  const [remindedOf, setRemindedOf] = useState(0)
  const polls = usePolls({ myId, conversation, group: chat?.group })
  const { chatType, targetId } = conversation

  const around = (): Circumstances => ({
    nowMs: Date.now(),
    withdrawMs: (currentPlatform()?.withdraw_seconds ?? withdrawSeconds) * 1000,
    canWrite,
    group: chat?.group,
    readByMax: readByLimit,
  })

  const { run } = useAction(async (action: MessageAction, row: Bubble) => {
    switch (action) {
      case 'reply':
        return onReply(row.msgId)
      case 'edit':
        return setEdited(row)
      case 'copy':
        return copy(textOfRow(row), t)
      case 'forward':
        return goTo('forward', { payload: forwardPayload(conversation.id, [row.msgId]) })
      case 'favorite':
        await addFavorite(row, chatType)
        return toast(t('chat.favorited'))
      case 'remind':
        return setRemindedOf(row.msgId)
      case 'translate':
        if (!(await translateMessage(myId, row.msgId, textOfRow(row)))) toast(t('chat.notTranslated'))
        return
      case 'approve':
      case 'reject':
        return reviewMessage(myId, targetId, row.msgId, action === 'approve' ? 1 : 2)
      case 'pin':
      case 'unpin':
        return pinMessage(myId, targetId, row.msgId, action === 'pin' ? 1 : 0)
      case 'readBy':
        return setReadersOf(row.msgId)
      case 'reactions':
        return setReactionsOf(row.msgId)
      case 'retractVote':
        return polls.vote(row, [])
      case 'closePoll':
        return polls.close(row)
      case 'select':
        return choice.begin(row)
      case 'withdraw':
        await withdrawMessage(myId, conversation, row.msgId)
        if (row.isMine) noteUnsent(conversation.id, { ...row, text: textOfRow(row) })
        return
      case 'delete':
        return deletion.ask([row])
      case 'report':
        return goTo('report', { type: 'message', target_id: row.senderId, msg_id: row.msgId })
      case 'resend':
        return resend(myId, row.localId)
      case 'discard':
      case 'cancel':
        return discard(myId, row.localId)
      default:
        return action satisfies never
    }
  })

  const { run: react } = useAction((row: Bubble, emoji: string) => toggleReaction(myId, conversation, row.msgId, emoji))

  const { run: saveEdit } = useAction(async (text: string) => {
    if (!edited) return
    try {
      await editMessage(myId, conversation, edited.msgId, text)
    } catch (error) {
      if (!(error instanceof Refused && error.is('cannotEditMessage'))) throw error
      await onEditLate(text)
      toast(describeFailure(error))
    }
    setEdited(undefined)
  })

  return {
    /** The row whose menu is open, and where a mouse asked for it. */
    menu,
    /** The message of mine that is being edited. */
    edited,
    saveEdit,
    cancelEdit: () => setEdited(undefined),
    /** Edits the newest of these texts that may be edited; nothing while one that I sent later is on its way, shown or not. */
    editLast: async (rows: readonly ChatRow[]): Promise<void> => {
      const sent = rows.filter((row): row is Bubble => row.kind === 'bubble' && row.isMine && row.msgId > 0)
      const last = sent.findLast((row) => canEdit(row, around()))
      if (last && !(await hasSentSince(databaseOf(myId), conversation.id, sent.at(-1)?.msgId ?? 0))) setEdited(last)
    },
    around,
    openMenu: (row: Bubble, at?: Point) => setMenu({ key: row.key, at }),
    closeMenu: () => setMenu(undefined),
    act: run,
    react,
    canReact: (row: Bubble) => canReact(row, { group: chat?.group, canWrite }),
    reply: (row: Bubble) => onReply(row.msgId),
    canReply: (row: Bubble) => canWrite && row.msgId > 0 && row.review === reviewStates.approved,
    chosen: choice.chosen,
    toggle: choice.toggle,
    cancelChoice: choice.end,
    forwardChosen: choice.forward,
    deleteChosen: () => deletion.ask([...(choice.chosen?.values() ?? [])]),
    reaches: deletion.reaches,
    deleteCount: deletion.count,
    deleteFor: deletion.run,
    cancelDelete: () => deletion.ask([]),
    readersOf,
    closeReaders: () => setReadersOf(0),
    reactionsOf,
    closeReactions: () => setReactionsOf(0),
    remindedOf,
    closeReminder: () => setRemindedOf(0),
    polls,
  }
}

export type MessageActions = ReturnType<typeof useMessageActions>
