import { readByLimit } from '@cliffhanger/contract/groups/schemas.ts'
import { withPlainMentions } from '@cliffhanger/rules/chat/mentions.ts'
import { useState } from 'react'
import { copyText } from '../../../platform/clipboard.ts'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { currentPlatform } from '../../../platform/server/platform-info.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import type { Conversation } from '../conversations/conversation.ts'
import type { Chat } from '../conversations/use-chat.ts'
import type { Bubble } from './chat-rows.ts'
import { forwardPayload } from './forward-payload.ts'
import { type Circumstances, type DeleteReach, deleteReaches, type MessageAction } from './message-abilities.ts'
import {
  addFavorite,
  deleteMessages,
  pinMessage,
  reviewMessage,
  translateMessage,
  withdrawMessage,
} from './message-actions.ts'
import { discard, resend } from './send-message.ts'

/** How long a message can be taken back where the platform does not say. */
const withdrawSeconds = 120

const textOfRow = ({ body }: Bubble): string =>
  body.kind === 'text' ? body.text : body.kind === 'media' ? body.content.text : ''

interface Options {
  readonly myId: number
  readonly conversation: Conversation
  readonly chat: Chat | undefined
  readonly canWrite: boolean
  readonly onReply: (messageId: number) => void
}

/** Everything that is done with the messages of an open chat: the menu of one, and the choice of several. */
export const useMessageActions = ({ myId, conversation, chat, canWrite, onReply }: Options) => {
  const t = useTexts()
  const [menuRow, setMenuRow] = useState<Bubble>()
  const [chosen, setChosen] = useState<ReadonlyMap<number, Bubble>>()
  const [deleting, setDeleting] = useState<readonly Bubble[]>([])
  const [readersOf, setReadersOf] = useState(0)
  const { chatType, targetId } = conversation

  const around = (): Circumstances => ({
    nowMs: Date.now(),
    withdrawMs: (currentPlatform()?.withdraw_seconds ?? withdrawSeconds) * 1000,
    canWrite,
    group: chat?.group,
    readByMax: readByLimit,
  })

  const copy = async (row: Bubble): Promise<void> => {
    try {
      await copyText(withPlainMentions(textOfRow(row)))
      toast(t('shell.copied'))
    } catch {
      toast(t('shell.copyFailed'))
    }
  }

  const { run } = useAction(async (action: MessageAction, row: Bubble) => {
    switch (action) {
      case 'reply':
        return onReply(row.msgId)
      case 'copy':
        return copy(row)
      case 'forward':
        return goTo('forward', { payload: forwardPayload(conversation.id, [row.msgId]) })
      case 'favorite':
        await addFavorite(row, chatType)
        return toast(t('chat.favorited'))
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
      case 'select':
        return setChosen(new Map([[row.msgId, row]]))
      case 'withdraw':
        return withdrawMessage(myId, conversation, row.msgId)
      case 'delete':
        return setDeleting([row])
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

  const deletion = useAction(async (reach: DeleteReach) => {
    const ids = deleting.map(({ msgId }) => msgId)
    const gone = await deleteMessages(myId, conversation, ids, reach)
    setChosen(undefined)
    if (gone < ids.length) toast(t('chat.someNotDeleted'))
  })

  const toggle = (row: Bubble): void =>
    setChosen((present) => {
      const next = new Map(present)
      if (!next.delete(row.msgId)) next.set(row.msgId, row)
      return next
    })

  /** For whom all of them can be deleted. */
  const reaches = deleting
    .map((row) => deleteReaches(row, { group: chat?.group }))
    .reduce<readonly DeleteReach[]>(
      (common, each, index) => (index === 0 ? each : common.filter((reach) => each.includes(reach))),
      [],
    )

  return {
    menuRow,
    around,
    openMenu: setMenuRow,
    closeMenu: () => setMenuRow(undefined),
    act: run,
    chosen,
    toggle,
    cancelChoice: () => setChosen(undefined),
    forwardChosen: () => {
      const ids = [...(chosen?.keys() ?? [])].toSorted((one, other) => one - other)
      setChosen(undefined)
      goTo('forward', { payload: forwardPayload(conversation.id, ids) })
    },
    deleteChosen: () => setDeleting([...(chosen?.values() ?? [])]),
    reaches,
    deleteFor: deletion.run,
    cancelDelete: () => setDeleting([]),
    readersOf,
    closeReaders: () => setReadersOf(0),
  }
}
