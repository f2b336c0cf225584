import * as z from 'zod/mini'
import { byName, count, id, seconds, text } from '../schema.ts'

/** What a file is for, and with it the folder it stands in; the order is that of `type` in getTmpKey (0, 1, 2). */
export const uploadKinds = ['chat', 'avatar', 'stars'] as const
export type UploadKind = (typeof uploadKinds)[number]

export const resourceTypes = ['image', 'video', 'audio', 'file'] as const
export type ResourceType = (typeof resourceTypes)[number]

/** Largest object in one request and largest part of a bigger one (V-28). */
export const maxPartBytes = 8_388_608

/** Largest file a member may upload, by what it is. */
export const maxFileBytes = {
  image: 20 * 1024 * 1024,
  video: 64 * 1024 * 1024,
  audio: 20 * 1024 * 1024,
  /** An installation may allow less. */
  file: 512 * 1024 * 1024,
} as const satisfies Record<ResourceType, number>

/** How a file of any kind is declared and stored, whatever it is (S-128): nothing that opens it in a page. */
export const fileContentType = 'application/octet-stream'

/** Keys one question may ask addresses for. */
export const maxViewedKeys = 20

export const uploadKind = () => z.enum(uploadKinds)

/** Key of an object in the store. */
export const objectKey = () => text(1, 256)

/** Lower-case SHA-256 of the file as it is uploaded. */
export const fileHash = () => z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** `type/subtype`, with parameters such as `;codecs=opus` where a browser adds them. */
export const contentType = () =>
  z.string().check(z.maxLength(100), z.regex(/^[a-z]+\/[a-z0-9][a-z0-9.+-]*(;[ -~]*)?$/i))

/** Longest side of a picture in pixels, as a client may claim it. */
export const pixels = () => z.int().check(z.gte(1), z.lte(100_000))

/** A file that was registered: what messages, pictures of members and proofs refer to. */
export const registeredFile = z.object({ file_id: id(), url: objectKey(), thumb_url: z.string() })
export type RegisteredFile = z.output<typeof registeredFile>

/** What the sealed credential holds (entities.md "TmpKey"). An object's address is `{domain}/{bucket}/{key}`, for writing and reading. */
export const tmpKey = z.object({
  tmpSecretId: z.string(),
  tmpSecretKey: z.string(),
  sessionToken: z.string(),
  startTime: seconds(),
  expiredTime: count(),
  bucket: z.string(),
  region: z.string(),
  domain: z.string(),
  /** 1 where the store issues no credentials: the fields above that prove something are empty, and files are written with the calls
   *  beginUpload and finishUpload. */
  signed: z.optional(z.literal(1)),
  /** Only where keys were asked: addresses of those the member may see, good until `expiredTime` at least. */
  urls: z.optional(byName(z.string())),
})
export type TmpKey = z.output<typeof tmpKey>

/** Id of an upload in parts, as the store made it. */
export const uploadId = () => text(1, 1024)

/** An upload in parts at signed addresses: the parts that have not arrived, each of `part_size` bytes but the last. A part is sent
 *  by PUT, without a header of its own. */
export const signedUpload = z.object({
  upload_id: z.string(),
  part_size: count(),
  /** When the addresses end; asking again with the `upload_id` answers fresh ones. */
  expiredTime: seconds(),
  parts: z.array(z.object({ number: id(), url: z.string() })),
})
export type SignedUpload = z.output<typeof signedUpload>
