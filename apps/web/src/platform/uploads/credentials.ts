import { openSealedText } from '@cliffhanger/client/sealed-text.ts'
import { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import { type TmpKey, tmpKey, type UploadKind, uploadKinds } from '@cliffhanger/contract/uploads/schemas.ts'
import { call } from '../server/client.ts'
import { configKey } from '../server/config-key.ts'
import { currentUser } from '../session/session.ts'

/** A credential is asked for anew when it is good for less than this. */
const renewBeforeMs = 60_000

/** A credential with what the server's clock shows ahead of this device's. */
export interface Credential extends TmpKey {
  readonly aheadMs: number
}

interface Held {
  readonly userId: number | undefined
  readonly requested: Promise<Credential>
  /** By this device's clock; unknown while it is on its way. */
  endsMs: number
}

const held = new Map<UploadKind, Held>()

/** Opens what Qc/getTmpKey answers. */
export const openCredential = async (sealed: string): Promise<Credential> => {
  const opened = tmpKey.parse(JSON.parse(await openSealedText(sealed, configKey)))
  return { ...opened, aheadMs: opened.startTime * 1000 - Date.now() }
}

/** The credential to write files of a kind: kept until it is nearly over, and asked for once, however many want it. */
export const writeCredential = (kind: UploadKind): Promise<Credential> => {
  const userId = currentUser()?.user_id
  const known = held.get(kind)
  if (known && known.userId === userId && known.endsMs - Date.now() >= renewBeforeMs) return known.requested
  const entry: Held = { userId, requested: requestCredential(kind), endsMs: Number.POSITIVE_INFINITY }
  held.set(kind, entry)
  void noteEnd(kind, entry)
  return entry.requested
}

const requestCredential = async (kind: UploadKind): Promise<Credential> => {
  const type = uploadKinds.indexOf(kind)
  return openCredential(await call(uploadsCalls.getCredential, { type, allow: 0 }, { retries: 1 }))
}

const noteEnd = async (kind: UploadKind, entry: Held): Promise<void> => {
  try {
    const { expiredTime, aheadMs } = await entry.requested
    entry.endsMs = expiredTime * 1000 - aheadMs
  } catch {
    // Whoever asked hears of it; the next one asks anew.
    if (held.get(kind) === entry) held.delete(kind)
  }
}

/** The store does not take it any more: the next one asks anew. */
export const forgetCredential = (kind: UploadKind): void => {
  held.delete(kind)
}
