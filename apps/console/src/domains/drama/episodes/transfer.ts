import type { BegunUpload, OutgoingObject } from '@cliffhanger/client/object-store/object-sender.ts'
import type { ObjectWriter } from '@cliffhanger/client/object-store/object-writer.ts'
import type { PlannedUpload } from './upload-plan.ts'

/** A file on its way to the store, with what the page need not know of it. How far it got is remembered as long as the page
 *  lives. */
export interface Transfer extends OutgoingObject {
  readonly upload: PlannedUpload
  /** Makes one episode of the file, however often it is attached. */
  readonly intention: string
  /** Ends the sending that is under way. */
  stop?: AbortController
}

export const createTransfer = (
  upload: PlannedUpload,
  intention: string,
  open: (file: File) => Promise<ObjectWriter>,
): Transfer => {
  let writer: ObjectWriter | undefined
  let begun: BegunUpload | undefined
  return {
    upload,
    intention,
    content: upload.file,
    // Always the same object, also where its upload has to begin anew.
    open: async () => (writer ??= await open(upload.file)),
    memory: {
      read: async () => begun,
      write: async (now) => {
        begun = now
      },
      forget: async () => {
        begun = undefined
      },
    },
  }
}
