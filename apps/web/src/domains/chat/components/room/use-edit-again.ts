import { useState } from 'react'
import { databaseOf } from '../../../../platform/storage/local-database.ts'
import { useAction } from '../../../../ui/actions/use-action.ts'
import { readDraft } from '../../conversations/drafts/drafts.ts'
import { forgetUnsent } from '../../conversations/drafts/unsent.ts'
import type { UnsentRow } from './chat-line.tsx'

/** What stands in the field when it begins anew: what I took back or changed too late, below what I have begun to write meanwhile (S-120), or what
 *  I left in it to edit or choose messages; never the draft that the chat was opened with, which may be sent by then. */
export const useEditAgain = (myId: number, conversation: string) => {
  const [field, setField] = useState<{ readonly text?: string; readonly times: number }>({ times: 0 })
  const putBack = async (words: string): Promise<void> => {
    const { text } = await readDraft(databaseOf(myId), conversation)
    setField(({ times }) => ({ text: text.trim() === '' ? words : `${text}\n${words}`, times: times + 1 }))
  }
  const { run } = useAction(async (row: UnsentRow) => {
    await putBack(row.text)
    forgetUnsent(conversation, row.msgId)
  })
  return { ...field, edit: run, putBack, leave: (text: string) => setField(({ times }) => ({ text, times })) }
}
