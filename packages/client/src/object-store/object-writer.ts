import { createCredentialWriter } from './credential-writer.ts'
import { createSignedWriter } from './signed-writer.ts'
import type { PartsWriter, StoreAccess, StoredObject } from './store-access.ts'

export interface ObjectWriter extends PartsWriter {
  readonly key: string
}

/** Writes one object, signed with a credential or at signed addresses, as the store of this server demands. */
export const createObjectWriter = (access: StoreAccess, object: StoredObject): ObjectWriter => {
  const signed = createSignedWriter(access.signedCalls, object.sizeBytes)
  const writer = async (): Promise<PartsWriter> => {
    const credential = await access.credential()
    return credential.isSigned ? signed : createCredentialWriter(access, object, credential)
  }
  return {
    key: object.key,
    put: async (content, sending) => (await writer()).put(content, sending),
    openParts: async () => (await writer()).openParts(),
    putPart: async (uploadId, number, content, sending) => (await writer()).putPart(uploadId, number, content, sending),
    listParts: async (uploadId) => (await writer()).listParts(uploadId),
    closeParts: async (uploadId, marks) => (await writer()).closeParts(uploadId, marks),
    dropParts: async (uploadId) => (await writer()).dropParts(uploadId),
  }
}
