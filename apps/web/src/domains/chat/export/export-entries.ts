import type { LocalDatabase } from '../../../platform/storage/local-database.ts'
import { exportPage } from './export-page.tsx'
import { exportedFiles } from './exported-files.ts'
import { asData, type ExportedChat, withSenders } from './exported-message.ts'
import { messageParts } from './message-parts.ts'
import type { PageWords } from './message-view.tsx'

/** How far an export is. */
export interface ExportProgress {
  readonly messages: number
  readonly files: number
  readonly bytes: number
  /** Files that could not be had, or that did not fit. */
  readonly missing: number
}

export const nothingYet: ExportProgress = { messages: 0, files: 0, bytes: 0, missing: 0 }

interface ExportOptions {
  readonly withFiles: boolean
  /** Files are left out once they would make the export larger than this. */
  readonly bytesMax: number
  readonly words: PageWords
  readonly nowMs: number
  readonly signal: AbortSignal
  readonly onProgress: (progress: ExportProgress) => void
}

/** What goes into the ZIP. */
interface Entry {
  readonly name: string
  readonly input: Blob | string
  readonly lastModified: Date
}

const numbered = (part: number): string => String(part).padStart(3, '0')
const pageName = (part: number): string => `messages-${numbered(part)}.html`

/** Everything of an export, one file after the other: so much of a chat is held at a time as one page shows (S-139). */
export async function* exportEntries(
  database: LocalDatabase,
  chat: ExportedChat,
  { withFiles, bytesMax, words, nowMs, signal, onProgress }: ExportOptions,
): AsyncGenerator<Entry> {
  const lastModified = new Date(nowMs)
  let progress = nothingYet
  const note = (more: Partial<ExportProgress>): void => {
    progress = { ...progress, ...more }
    onProgress(progress)
  }
  let part = 0
  for await (const { messages, isLast } of messageParts(chat.conversation, signal)) {
    part += 1
    const shown = await withSenders(database, chat, messages)
    note({ messages: progress.messages + messages.length })
    if (withFiles)
      for await (const file of exportedFiles(shown, bytesMax - progress.bytes, signal)) {
        if (file) {
          note({ files: progress.files + 1, bytes: progress.bytes + file.content.size })
          yield { name: file.name, input: file.content, lastModified }
        } else note({ missing: progress.missing + 1 })
      }
    const facts = {
      name: chat.name,
      exportedMs: nowMs,
      before: part > 1 ? pageName(part - 1) : undefined,
      after: isLast ? undefined : pageName(part + 1),
    }
    yield { name: pageName(part), input: exportPage(shown, facts, words), lastModified }
    yield { name: `messages-${numbered(part)}.json`, input: dataOf(chat, shown.map(asData), nowMs), lastModified }
  }
}

const dataOf = (
  { conversation: { id, chatType }, name, me }: ExportedChat,
  messages: readonly object[],
  nowMs: number,
): string => {
  const exported = { exported_at: new Date(nowMs).toISOString(), exported_by: { user_id: me.id, name: me.name } }
  return `${JSON.stringify({ conversation_id: id, chat_type: chatType, name, ...exported, messages }, null, 2)}\n`
}
