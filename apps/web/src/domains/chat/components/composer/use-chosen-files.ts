import { useState } from 'react'
import { databaseOf } from '../../../../platform/storage/local-database.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { toast } from '../../../../ui/overlays/toast.tsx'
import type { Conversation } from '../../conversations/conversation.ts'
import { readDraft } from '../../conversations/drafts.ts'
import { type AllowedKinds, filesMax, fittingFiles } from '../../media/send-media.ts'
import type { ChosenToSend } from './send-files-sheet.tsx'

/** Files that are about to be sent in a chat, however they came: chosen, taken, dropped or pasted. What was typed becomes what is said with
 *  them. */
export const useChosenFiles = (myId: number, { id }: Conversation, allows: AllowedKinds) => {
  const t = useTexts()
  const [chosen, setChosen] = useState<ChosenToSend>()
  const take = async (files: readonly File[]): Promise<void> => {
    const before = chosen?.files ?? []
    const { fitting, fault } = fittingFiles([...before, ...files], allows)
    if (fault) toast(t(`media.${fault}`, { max: filesMax }))
    if (fitting.length === 0) return
    const caption = chosen ? chosen.caption : (await readDraft(databaseOf(myId), id)).text
    setChosen({ files: fitting, caption })
  }
  const remove = (file: File): void =>
    setChosen((now) => {
      const files = now?.files.filter((each) => each !== file) ?? []
      return now && files.length > 0 ? { ...now, files } : undefined
    })
  return { chosen, take, remove, close: () => setChosen(undefined) }
}
