import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { openSealedText } from '@cliffhanger/client/sealed-text.ts'
import type { CallRequest, Envelope } from '@cliffhanger/contract/call.ts'
import { defaultConfigKey } from '@cliffhanger/contract/config-key.ts'
import { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import {
  type RegisteredFile,
  type TmpKey,
  tmpKey,
  type UploadKind,
  uploadKinds,
} from '@cliffhanger/contract/uploads/schemas.ts'
import { mediaContent, type VideoItem } from '@cliffhanger/rules/chat/media-content.ts'
import { uploadKey } from '@cliffhanger/rules/uploads/object-key.ts'
import { AwsClient } from 'aws4fetch'
import sharp from 'sharp'
import type { Member } from '../../testing/members.ts'
import type { TestServer } from '../../testing/server.ts'

/** A member's browser as far as files are concerned: it asks for credentials and speaks to the store itself. */
export interface Uploader {
  readonly member: Member
  /** Asks for a credential the way a browser does, whose address the signatures cover; answers it opened. */
  credential(request: { type: 0 | 1 | 2; allow: 0 | 1; keys?: string }): Promise<TmpKey>
  clientOf(credential: TmpKey): AwsClient
  addressOf(credential: TmpKey, key: string): string
  newKey(name: string, kind?: UploadKind): string
  /** Puts bytes under a key of this member's. */
  put(key: string, bytes: Uint8Array, contentType?: string): Promise<Response>
  /** What saveUpload wants to know of these bytes. */
  claim(key: string, bytes: Uint8Array, more?: Partial<Claim>): Claim
  save(claim: Claim): Promise<Envelope<RegisteredFile>>
  /** Puts and registers; fails the test when either is refused. */
  upload(name: string, bytes: Uint8Array, more?: Partial<Claim>): Promise<RegisteredFile>
}

export type Claim = CallRequest<typeof uploadsCalls.saveUpload>

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export function uploaderFor(server: TestServer, member: Member): Uploader {
  const origin = `http://127.0.0.1:${server.port}`
  const { token, userId } = member

  const uploader: Uploader = {
    member,
    async credential(request) {
      const query = new URLSearchParams(
        Object.entries(request).map(([name, value]): [string, string] => [name, String(value)]),
      )
      const reply = await fetch(`${origin}${uploadsCalls.getCredential.path}?${query.toString()}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const { code, data } = (await reply.json()) as Envelope<string>
      if (code !== 200) throw new Error(`no credential: ${code} ${JSON.stringify(data)}`)
      return tmpKey.parse(JSON.parse(await openSealedText(data, defaultConfigKey)))
    },
    clientOf: ({ tmpSecretId, tmpSecretKey, sessionToken, region }) =>
      new AwsClient({
        accessKeyId: tmpSecretId,
        secretAccessKey: tmpSecretKey,
        sessionToken,
        region,
        service: 's3',
        retries: 0,
      }),
    addressOf: ({ domain, bucket }, key) => `${domain}/${bucket}/${key}`,
    newKey: (name, kind = 'chat') => uploadKey({ kind, userId }, name, randomBytes(16), Date.now()),
    async put(key, bytes, contentType = 'application/octet-stream') {
      const type = uploadKinds.findIndex((kind) => key.startsWith(`${kind}/`)) as 0 | 1 | 2
      const credential = await uploader.credential({ type, allow: 0 })
      return uploader.clientOf(credential).fetch(uploader.addressOf(credential, key), {
        method: 'PUT',
        body: Buffer.from(bytes),
        headers: { 'content-type': contentType, 'x-amz-content-sha256': sha256(bytes) },
      })
    },
    claim: (key, bytes, more = {}) => ({
      url: key,
      file_name: 'a file',
      content_type: 'image/png',
      file_size: bytes.byteLength,
      file_hash: sha256(bytes),
      file_total: 1,
      resource_type: 'image',
      ...more,
    }),
    save: (claim) => server.call(uploadsCalls.saveUpload, claim, { token }),
    async upload(name, bytes, more = {}) {
      const key = uploader.newKey(name, more.upload_type)
      const put = await uploader.put(key, bytes, more.content_type)
      if (put.status !== 200) throw new Error(`put: ${put.status} ${await put.text()}`)
      const saved = await uploader.save(uploader.claim(key, bytes, more))
      if (saved.code !== 200) throw new Error(`save: ${JSON.stringify(saved)}`)
      return saved.data
    },
  }
  return uploader
}

/** A picture unlike any other. */
export const smallPicture = (): Promise<Buffer> => {
  const [r = 0, g = 0, b = 0, x = 0, y = 0] = randomBytes(5)
  return sharp({ create: { width: 20 + (x % 40), height: 20 + (y % 40), channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer()
}

/** Key of a film of so many seconds that this member registered; nothing is stored under it. */
export async function registeredFilm({ context }: TestServer, { userId }: Member, seconds: number): Promise<string> {
  const key = uploadKey({ kind: 'chat', userId }, 'film.mp4', randomBytes(16), Date.now())
  await context.db.execute(
    `insert into uploads (user_id, upload_type, resource_type, url, thumb_url, file_name, file_total, file_size, file_hash, content_type,
       stored_size, stored_hash, width, height, duration_ms, created_ms, registered_ms)
     values ($1, 'chat', 'video', $2, '', 'film.mp4', 1, 1, repeat('0', 64), 'video/mp4', 1, repeat('0', 64), 1, 1, $3, 0, 1)`,
    [userId, key, Math.round(seconds * 1000)],
  )
  return key
}

/** The content of a message with a film that plays over and over (S-151). */
export const loopContent = (url: string, more: Partial<VideoItem> = {}): string =>
  mediaContent({
    text: '',
    items: [
      {
        ...{ kind: 'video', url, thumb_url: '', name: 'film.mp4', width: 64, height: 36, file_size: 1 },
        ...{ duration: 3, loop: 1, ...more },
      },
    ],
  })

/** A message to a member or a group that shows a picture of this file. */
export const imageMessage = (targetId: number, { url, thumb_url }: RegisteredFile) => ({
  local_id: randomUUID(),
  target_id: targetId,
  msg_type: 'image' as const,
  content_text: mediaContent({
    text: '',
    items: [{ kind: 'image', url, thumb_url, name: 'a.png', width: 1, height: 1, file_size: 1 }],
  }),
})
