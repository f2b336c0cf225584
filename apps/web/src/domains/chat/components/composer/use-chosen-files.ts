import { useState } from 'react'
import { databaseOf } from '../../../../platform/storage/local-database.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { useAction } from '../../../../ui/actions/use-action.ts'
import { toast } from '../../../../ui/overlays/toast.tsx'
import type { Conversation } from '../../conversations/conversation.ts'
import { readDraft } from '../../conversations/drafts/drafts.ts'
import { type AllowedKinds, areFiles, filesMax, fittingFiles } from '../../media/send-media.ts'
import type { HowSent } from '../../messages/send-message.ts'
import type { ChosenToSend } from './send-files-sheet.tsx'
import { usePastedFiles } from './use-pasted-files.ts'

interface Options {
  readonly myId: number
  readonly conversation: Conversation
  readonly allows: AllowedKinds
  /** Whether something can be sent now; it tells why not. */
  readonly mayChoose?: () => boolean
  readonly send: (chosen: ChosenToSend, how: HowSent) => Promise<void>
}

/** Files that are about to be sent in a chat, however they came: chosen, taken, dropped or pasted. What was typed becomes what is said with
 *  them. */
export const useChosenFiles = ({ myId, conversation: { id }, allows, mayChoose, send }: Options) => {
  const t = useTexts()
  const [chosen, setChosen] = useState<ChosenToSend>()
  /** How often what was typed went with files: the composer is empty anew. */
  const [taken, setTaken] = useState(0)
  const { run } = useAction(async (files: readonly File[], asFiles?: boolean): Promise<void> => {
    const all = [...(chosen?.files ?? []), ...files]
    const isFile = asFiles === true || chosen?.isFile === true || areFiles(all, allows)
    const { fitting, fault } = fittingFiles(all, allows, isFile)
    if (fault) toast(t(`media.${fault}`, { max: filesMax }))
    if (fitting.length === 0) return
    const caption = chosen ? chosen.caption : (await readDraft(databaseOf(myId), id)).text
    setChosen({ files: fitting, caption, isFile })
  })
  const choose: typeof run = (...chosenNow) => {
    if (mayChoose?.() !== false) run(...chosenNow)
  }
  const onClose = (): void => setChosen(undefined)
  const onRemove = (file: File): void => {
    const files = chosen?.files.filter((each) => each !== file) ?? []
    setChosen(chosen && files.length > 0 ? { ...chosen, files } : undefined)
  }
  const onSend = async (now: ChosenToSend, how: HowSent): Promise<void> => {
    await send(now, how)
    if (chosen?.caption !== '') setTaken(taken + 1)
    onClose()
  }
  const takesFiles = allows.images || allows.videos || allows.files
  usePastedFiles((files) => takesFiles && choose(files))
  return { takesFiles, taken, choose, sheet: { chosen, onAdd: choose, onRemove, onClose, onSend } }
}
