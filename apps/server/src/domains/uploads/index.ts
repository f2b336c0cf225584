import { join } from 'node:path'
import { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import { folderOf } from '@cliffhanger/rules/uploads/object-key.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import type { Db } from '../../platform/database/db.ts'
import { bindCalls } from '../../platform/http/handlers.ts'
import { roleDoes } from '../../platform/role.ts'
import { clamav } from '../../platform/security/clamav.ts'
import { openClientSeal } from '../../platform/security/client-seal.ts'
import { openScratch } from '../media/index.ts'
import { findUpload } from './calls/find-upload.ts'
import { getCredential, getProofCredential } from './calls/get-credential.ts'
import { saveUpload } from './calls/save-upload.ts'
import { beginUpload, dropUpload, finishUpload } from './calls/signed-uploads.ts'
import { type PreviewPicture, previewPicture } from './cleaning/preview-picture.ts'
import { collectOrphans, collectOrphansJob } from './collect-orphans.ts'
import { collectUnreferenced, collectUnreferencedJob } from './collect-unreferenced.ts'
import { KeyedSemaphore } from './keyed-semaphore.ts'
import type { FindUsed, UploadsNeeds } from './needs.ts'
import { holdFiles, listRegisteredKeys, listUploads, type UploadRow } from './queries.ts'
import { type MadePicture, storePicture } from './store-picture.ts'

export type { PreviewPicture } from './cleaning/preview-picture.ts'
export { holdFiles } from './queries.ts'

/** Pictures and recordings cleaned at once in one process, and how many wait for it at most. */
const cleanedAtOnce = 2
const longestQueue = 200

export interface UploadsDomain extends Domain {
  /** Address of a picture this member registered as their own (`avatar/{user}/…`), locked for the transaction that stores it; undefined for
   *  any other key. */
  findAvatar(tx: Db, userId: number, key: string): Promise<string | undefined>
  /** Whether every key is a file this member registered, or the small picture of one. */
  readonly ownsFiles: typeof ownsFiles
  /** How long a registered video is, in seconds: as it was measured, or, on a machine without ffmpeg, as its member said. Undefined for any other key. */
  videoSeconds(db: Db, key: string): Promise<number | undefined>
  /** A picture from a stranger's page, decoded and encoded small; undefined for what is none. */
  previewPicture(bytes: Buffer): Promise<PreviewPicture | undefined>
  /** Stores a picture this server made among the member's files of chats; answers its key. */
  storePicture(userId: number, picture: MadePicture): Promise<string>
  /** Holds registered files until the transaction ends; answers which of the keys they are. */
  readonly holdFiles: typeof holdFiles
}

/** Whether every key is a file this member registered, or the small picture of one. */
export async function ownsFiles(db: Db, userId: number, keys: readonly string[]): Promise<boolean> {
  const requested = new Set(keys)
  return (await listRegisteredKeys(db, [...requested], userId)).length === requested.size
}

/** Whether every key is a picture this member registered in the folder that only they may see. */
export async function ownsPictures(db: Db, userId: number, keys: readonly string[]): Promise<boolean> {
  const files = await findFiles(db, keys)
  return keys.every((key) => {
    const file = files.get(key)
    return file?.user_id === userId && file.resource_type === 'image' && file.upload_type === 'chat'
  })
}

/** Registered files by their key; keys that are none are absent. */
export const findFiles = async (db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, UploadRow>> =>
  new Map((await listUploads(db, keys)).map((row) => [row.url, row]))

/** A picture this member registered, with the hash of the uploaded bytes; undefined for any other key. */
export async function findPicture(db: Db, userId: number, key: string): Promise<{ readonly hash: string } | undefined> {
  const file = (await findFiles(db, [key])).get(key)
  return file?.user_id === userId && file.resource_type === 'image' ? { hash: file.file_hash } : undefined
}

/** Files of members: credentials to send them straight to the store, what may be referred to, and who may see it. */
export function createUploadsDomain(
  context: ServerContext,
  domains: UploadsNeeds,
  usedBy: readonly FindUsed[],
): UploadsDomain {
  const { db, storage, clock, settings } = context
  const seal = openClientSeal(settings.CONFIG_KEY)
  const scratch = openScratch(join(settings.DATA_DIR, 'uploads-scratch'))
  const semaphore = new KeyedSemaphore({ permits: cleanedAtOnce, maxQueued: longestQueue })
  const credential = getCredential(domains, seal)
  const virusCheck = settings.CLAMAV_ADDRESS === '' ? undefined : clamav(settings.CLAMAV_ADDRESS)
  return {
    calls: bindCalls(uploadsCalls, {
      findUpload,
      getCredential: credential,
      getCredentialAlias: credential,
      getProofCredential: getProofCredential(seal),
      beginUpload,
      finishUpload: finishUpload(semaphore),
      dropUpload,
      saveUpload: saveUpload({ db, storage, clock, scratch, domains, virusCheck }, semaphore),
    }),
    async start(role) {
      if (roleDoes.calls(role)) await scratch.empty()
      await context.jobs.work(collectOrphansJob, (_nothing, { signal }) => collectOrphans(context, signal))
      await context.jobs.work(collectUnreferencedJob, (_nothing, { signal }) =>
        collectUnreferenced(context, usedBy, signal),
      )
    },
    ownsFiles,
    async videoSeconds(tx, key) {
      const file = (await findFiles(tx, [key])).get(key)
      return file?.resource_type === 'video' ? file.duration_ms / 1000 : undefined
    },
    holdFiles,
    previewPicture,
    storePicture: (userId, picture) => storePicture(context, userId, picture),
    async findAvatar(tx, userId, key) {
      const isOwn = key.startsWith(folderOf({ kind: 'avatar', userId })) && (await holdFiles(tx, [key])).has(key)
      return isOwn ? storage.publicUrl(key) : undefined
    },
  }
}
