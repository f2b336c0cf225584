import { maxPartBytes } from '@cliffhanger/contract/uploads/schemas.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EmbeddedStorage } from '../embedded-storage.ts'
import type { StoreAction } from '../storage.ts'
import { authorise } from './authorise.ts'
import { openDayBytes } from './day-bytes.ts'
import { partList } from './list-parts.ts'
import { refuseFinal, writeObjectFile } from './object-file.ts'
import { isPublicKey } from './object-key.ts'
import { bodyOf, descriptionOf, textOf } from './request-body.ts'
import { S3Error } from './s3/s3-error.ts'
import { type StoreTarget, targetOf } from './s3/store-target.ts'
import { sendObject } from './send-object.ts'
import type { UploadBody } from './upload-body.ts'
import { parsePartList, toXml } from './xml.ts'

const maxListBytes = 2 * 1024 * 1024
const maxPartNumber = 10_000

/** What the embedded store does for each method of S3: every request proves by its signature that it may. */
export class ObjectRequests {
  readonly #storage: EmbeddedStorage
  readonly #dayBytes = openDayBytes()

  constructor(storage: EmbeddedStorage) {
    this.#storage = storage
  }

  /** GetObject, HeadObject and ListParts. */
  async read(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const storage = this.#storage
    const target = targetOf(request, [storage.bucket])
    const uploadId = target.params.get('uploadId')
    if (!isPublicKey(target.key) || uploadId !== undefined)
      this.#authorise(request, target, uploadId === undefined ? 'read' : 'write')
    if (uploadId !== undefined) {
      const parts = await storage.uploads.parts(uploadId, target.key)
      return sendXml(reply, partList(storage.bucket, target, uploadId, parts))
    }
    const result = await sendObject(storage, target.key, request, reply)
    if (result === 'missing') throw new S3Error('NoSuchKey', 'There is no such object')
    if (result === 'unsatisfiable') throw new S3Error('InvalidRange', 'The range lies outside the object')
    return reply
  }

  /** PutObject and UploadPart. */
  async write(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const storage = this.#storage
    const target = targetOf(request, [storage.bucket])
    const { grant, payloadHash } = this.#authorise(request, target, 'write')
    if (request.headers['x-amz-copy-source'] !== undefined)
      throw new S3Error('NotImplemented', 'Objects cannot be copied')
    const body = bodyOf(request, payloadHash, Math.min(maxPartBytes, grant.maxObjectBytes))
    this.#dayBytes.take(grant.prefix, grant.maxDayBytes, body.announcedBytes, storage.clock())
    const uploadId = target.params.get('uploadId')
    const etag =
      uploadId === undefined
        ? await this.#putObject(request, target.key, body)
        : `"${await storage.uploads.putPart(uploadId, target.key, partNumberOf(target), body, grant.maxObjectBytes)}"`
    return reply.header('etag', etag).send()
  }

  /** CreateMultipartUpload and CompleteMultipartUpload. */
  async post(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const storage = this.#storage
    const { bucket } = storage
    const target = targetOf(request, [bucket])
    const { grant, payloadHash } = this.#authorise(request, target, 'write')
    const { key } = target
    if (target.params.has('uploads')) {
      const uploadId = await storage.uploads.create({ key, ...descriptionOf(request) })
      return sendXml(reply, { InitiateMultipartUploadResult: { Bucket: bucket, Key: key, UploadId: uploadId } })
    }
    const uploadId = target.params.get('uploadId')
    if (uploadId === undefined) throw new S3Error('NotImplemented', 'Only uploads in parts are posted')
    const parts = parsePartList(await textOf(bodyOf(request, payloadHash, maxListBytes)))
    const etag = await storage.uploads.complete(uploadId, key, parts, storage.fileOf(key), grant.maxObjectBytes)
    return sendXml(reply, {
      CompleteMultipartUploadResult: { Location: storage.publicUrl(key), Bucket: bucket, Key: key, ETag: etag },
    })
  }

  /** AbortMultipartUpload. */
  async abort(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const target = targetOf(request, [this.#storage.bucket])
    this.#authorise(request, target, 'write')
    const uploadId = target.params.get('uploadId')
    if (uploadId === undefined) throw new S3Error('MethodNotAllowed', 'Objects are not deleted from outside')
    await this.#storage.uploads.abort(uploadId, target.key)
    return reply.code(204).send()
  }

  #authorise(request: FastifyRequest, { key, path, query }: StoreTarget, action: StoreAction) {
    return authorise(
      { method: request.method, path, query, headers: request.headers },
      { key, action },
      { ...this.#storage, nowMs: this.#storage.clock() },
    )
  }

  async #putObject(request: FastifyRequest, key: string, body: UploadBody): Promise<string> {
    const storage = this.#storage
    const finish = (md5: string) => {
      body.verify()
      return { ...descriptionOf(request), etag: `"${md5}"` }
    }
    return (await writeObjectFile(storage.fileOf(key), storage.scratch, body.bytes, finish, refuseFinal)).etag
  }
}

function partNumberOf({ params }: StoreTarget): number {
  const number = Number(params.get('partNumber'))
  if (Number.isInteger(number) && number >= 1 && number <= maxPartNumber) return number
  throw new S3Error('InvalidArgument', 'partNumber must be 1 to 10000')
}

const sendXml = (reply: FastifyReply, content: Parameters<typeof toXml>[0]) =>
  reply.type('application/xml').send(toXml(content))
