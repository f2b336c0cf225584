import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import type { Conversation } from '../conversations/conversation.ts'
import type { GroupRow } from '../storage/rows.ts'
import type { Bubble } from './chat-rows.ts'
import { type DeleteReach, deleteReaches } from './message-abilities.ts'
import { deleteMessages } from './message-actions.ts'

interface Options {
  readonly myId: number
  readonly conversation: Conversation
  readonly group: GroupRow | undefined
  readonly onDone: () => void
}

/** Messages that are to be deleted, while the member says for whom. */
export const useDeletion = ({ myId, conversation, group, onDone }: Options) => {
  const t = useTexts()
  const [deleting, setDeleting] = useState<readonly Bubble[]>([])
  const { run } = useAction(async (reach: DeleteReach) => {
    const ids = deleting.map(({ msgId }) => msgId)
    const gone = await deleteMessages(myId, conversation, ids, reach)
    onDone()
    if (gone < ids.length) toast(t('chat.someNotDeleted'))
  })
  /** For whom all of them can be deleted. */
  const reaches = deleting
    .map((row) => deleteReaches(row, { group }))
    .reduce<readonly DeleteReach[]>(
      (common, each, index) => (index === 0 ? each : common.filter((reach) => each.includes(reach))),
      [],
    )
  return { ask: setDeleting, count: deleting.length, reaches, run }
}
