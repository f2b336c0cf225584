import type { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import { type UploadKind, uploadKinds } from '@cliffhanger/contract/uploads/schemas.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import type { ClientSeal } from '../../../platform/security/client-seal.ts'
import { folderDueAfterMs } from '../collect-orphans.ts'
import { issueCredential } from '../credential.ts'
import type { UploadsNeeds } from '../needs.ts'
import { noteFolder } from '../queries.ts'
import { viewAddresses } from '../view-addresses.ts'

/** Hands out a credential for one of my folders: to write (`allow` 0), or to read (1) with addresses of the keys asked for. */
export const getCredential =
  (domains: UploadsNeeds, seal: ClientSeal): Handler<typeof uploadsCalls.getCredential> =>
  async (context, { type, allow, keys = '' }) => {
    const kind = uploadKinds[type]
    if (allow === 0) return seal(await writeCredential(context, kind))
    const { db, storage, origin, caller } = context
    const { userId } = caller
    const credential = await issueCredential(context, { userId, kind, action: 'read', origin })
    if (keys === '') return seal(credential)
    const urls = await viewAddresses({ db, storage, origin, userId, domains }, keys.split(','))
    return seal({ ...credential, urls })
  }

/** The video service asks by a path of its own for a place to put proofs and collection codes. */
export const getProofCredential =
  (seal: ClientSeal): Handler<typeof uploadsCalls.getProofCredential> =>
  async (context) =>
    seal(await writeCredential(context, 'chat'))

/** From now on the folder may hold what nobody registers. */
async function writeCredential(context: CallContext<'bearer'>, kind: UploadKind) {
  const { db, caller, origin, clock } = context
  const nowMs = clock()
  await noteFolder(db, { userId: caller.userId, kind, nowMs, dueMs: nowMs + folderDueAfterMs })
  return issueCredential(context, { userId: caller.userId, kind, action: 'write', origin })
}
