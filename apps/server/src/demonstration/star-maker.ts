import { createHash, randomBytes } from 'node:crypto'
import { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import type { UploadKind } from '@cliffhanger/contract/uploads/schemas.ts'
import type { DemoStudio } from '@cliffhanger/demo-films/films.ts'
import { uploadKey } from '@cliffhanger/rules/uploads/object-key.ts'
import type { ServerContext } from '../context.ts'
import type { MediaDomain } from '../domains/media/index.ts'
import type { Actor, Caller } from './caller.ts'
import { isMade, makeOnce } from './deps.ts'

/** What the making of what stars show needs. */
export interface StarMaker {
  readonly context: Pick<ServerContext, 'db' | 'clock' | 'storage'>
  readonly media: Pick<MediaDomain, 'videoTools'>
  readonly studio: Pick<DemoStudio, 'dramas' | 'drawCovers' | 'drawRole' | 'drawStar'>
  readonly call: Caller['call']
}

/** A process that is killed between the act and its note makes it once more, as somebody who pressed twice. */
export async function once(
  { context }: Pick<StarMaker, 'context'>,
  name: string,
  make: () => Promise<void>,
): Promise<void> {
  const { db, clock } = context
  if (await isMade(db, name)) return
  await make()
  await makeOnce(db, name, clock(), async () => 0)
}

/** Somebody of the past, by their name; undefined where they call themselves something else by now. */
export async function personOf({ context }: Pick<StarMaker, 'context'>, name: string): Promise<Actor | undefined> {
  const found = await context.db.find<{ id: number }>(
    'select id from accounts where nick_name = $1 order by id limit 1',
    [name],
  )
  return found && { who: 'member', id: found.id, language: 'en', address: '203.0.113.1' }
}

interface NewFile {
  readonly kind: UploadKind
  readonly name: string
  readonly content_type: string
  readonly resource_type: 'image' | 'video'
  readonly width?: number
  readonly height?: number
  readonly duration?: number
}

/** Puts an object where its owner's credential would, and registers it as their client does. */
export async function upload(
  { context, call }: Pick<StarMaker, 'context' | 'call'>,
  owner: Actor,
  bytes: Uint8Array,
  { kind, name, ...type }: NewFile,
): Promise<string> {
  const key = uploadKey({ kind, userId: owner.id }, name, randomBytes(16), context.clock())
  await context.storage.put(key, bytes, { contentType: type.content_type })
  const { url } = await call(owner, uploadsCalls.saveUpload, {
    ...type,
    url: key,
    file_name: name,
    file_size: bytes.byteLength,
    file_hash: createHash('sha256').update(bytes).digest('hex'),
    upload_type: kind,
    file_total: 1,
  })
  return url
}
