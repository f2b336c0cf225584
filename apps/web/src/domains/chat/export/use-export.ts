import { localDay } from '@cliffhanger/i18n/format/relative.ts'
import { useEffect, useRef, useState } from 'react'
import { databaseOf } from '../../../platform/storage/local-database.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { shownTransfer } from '../messages/use-shown-transfer.ts'
import type { ExportProgress } from './export-entries.ts'
import { safeName } from './exported-files.ts'
import type { ExportedChat } from './exported-message.ts'
import { chooseTarget } from './save-archive.ts'

const isGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Exports a chat to a file of the member's; ends with the screen. */
export const useExport = (chat: ExportedChat) => {
  const t = useTexts()
  const language = useLanguage()
  const { show } = useAmounts()
  const [progress, setProgress] = useState<ExportProgress>()
  const [isDone, setIsDone] = useState(false)
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])

  const run = async (withFiles: boolean): Promise<void> => {
    const nowMs = Date.now()
    const target = await chooseTarget(safeName(`${chat.name} ${localDay(nowMs)}.zip`))
    const controller = new AbortController()
    underWay.current = controller
    setIsDone(false)
    // Most members never export: what does it comes when one does.
    const [{ downloadZip }, { exportEntries, nothingYet }] = await Promise.all([
      import('client-zip'),
      import('./export-entries.ts'),
    ])
    setProgress(nothingYet)
    const entries = exportEntries(databaseOf(chat.me.id), chat, {
      withFiles,
      bytesMax: target.bytesMax,
      words: { t, language, showTransfer: (transfer) => shownTransfer(transfer, show) },
      nowMs,
      signal: controller.signal,
      onProgress: setProgress,
    })
    const { body } = downloadZip(entries)
    if (body) await target.write(body)
    setIsDone(true)
  }
  const exporting = useAction(run, isGivenUp)
  return {
    progress,
    isBusy: exporting.isBusy,
    isDone: isDone && !exporting.isBusy,
    start: exporting.run,
    cancel: () => underWay.current?.abort(),
  }
}
