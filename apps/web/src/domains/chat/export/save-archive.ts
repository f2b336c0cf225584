import { saveFile } from '../../../platform/save-file.ts'

type Archive = NonNullable<Response['body']>

/** Where an export goes. */
interface ArchiveTarget {
  /** Files beyond it are left out. */
  readonly bytesMax: number
  /** Rejects with what the archive ended with. */
  readonly write: (archive: Archive) => Promise<void>
}

/** What browsers with a picker of files give; TypeScript does not know it yet. */
interface FilePicker {
  readonly showSaveFilePicker?: (options: {
    readonly suggestedName: string
    readonly types: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[]
  }) => Promise<FileSystemFileHandle>
}

/** A browser without a picker holds all of it in memory before the member has it. */
const heldMax = 500_000_000

const download = async (archive: Archive, name: string): Promise<void> => {
  const chunks: BlobPart[] = []
  await archive.pipeTo(new WritableStream({ write: (chunk) => void chunks.push(chunk) }))
  saveFile(new Blob(chunks, { type: 'application/zip' }), name)
}

/** Asks where an export is saved, where the browser can: then it goes there as it is made. Otherwise it is a download when all of it is there.
 *  Has to be called while a press is handled. Rejects with an AbortError where the member chooses no place. */
export const chooseTarget = async (name: string): Promise<ArchiveTarget> => {
  const { showSaveFilePicker } = globalThis as FilePicker
  if (!showSaveFilePicker) return { bytesMax: heldMax, write: (archive) => download(archive, name) }
  const types = [{ accept: { 'application/zip': ['.zip'] } }]
  const handle = await showSaveFilePicker.call(globalThis, { suggestedName: name, types })
  const file = await handle.createWritable()
  return { bytesMax: Number.POSITIVE_INFINITY, write: (archive) => archive.pipeTo(file) }
}
