import type { TmpKey, UploadKind } from '@cliffhanger/contract/uploads/schemas.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { folderOf } from '@cliffhanger/rules/uploads/object-key.ts'
import type { ServerContext } from '../../context.ts'
import type { StoreAction } from '../../platform/storage/storage.ts'
import { largestBytes } from './file-limit.ts'

/** How long a credential reaches its folder. */
export const credentialLifetimeS = 30 * 60

/** More than anybody sends in a day into one folder, less than a disk holds. */
export const maxDayBytes = 2 * 1024 * 1024 * 1024

/** Whose folder of which kind, and what for. */
export interface CredentialRequest {
  readonly userId: number
  readonly kind: UploadKind
  readonly action: StoreAction
  /** Base address the caller came by. */
  readonly origin: string
}

/** A credential for one of the member's own folders, to write or to read, in the words of entities.md "TmpKey". */
export async function issueCredential(
  { storage, clock, settings }: Pick<ServerContext, 'storage' | 'clock' | 'settings'>,
  { userId, kind, action, origin }: CredentialRequest,
): Promise<TmpKey> {
  const location = { bucket: storage.bucket, domain: storage.baseUrl(origin) }
  if (!(await storage.issuesCredentials())) return { ...location, ...noCredential(clock()) }
  const credential = await storage.temporaryCredential({
    prefix: folderOf({ kind, userId }),
    actions: [action],
    lifetimeS: credentialLifetimeS,
    maxDayBytes,
    maxObjectBytes: largestBytes(kind, settings),
  })
  return {
    tmpSecretId: credential.accessKeyId,
    tmpSecretKey: credential.secretAccessKey,
    sessionToken: credential.sessionToken,
    startTime: toSeconds(credential.issuedMs),
    expiredTime: toSeconds(credential.expiresMs),
    ...location,
    region: credential.region,
  }
}

/** What a store without a token service answers: it is written to with beginUpload, and read at the addresses that come with it. */
const noCredential = (nowMs: number) => ({
  tmpSecretId: '',
  tmpSecretKey: '',
  sessionToken: '',
  startTime: toSeconds(nowMs),
  expiredTime: toSeconds(nowMs) + credentialLifetimeS,
  region: '',
  signed: 1 as const,
})
