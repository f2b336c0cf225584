import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { type UploadBody, uploadBody } from './upload-body.ts'

/** The body of a request as its headers announce it. */
export const bodyOf = (request: FastifyRequest, payloadHash: string, maxBytes: number): UploadBody =>
  uploadBody(
    request.body instanceof Readable ? request.body : nothing(),
    {
      payloadHash,
      contentLength: numberIn(request.headers['content-length']),
      decodedLength: numberIn(request.headers['x-amz-decoded-content-length']),
      contentMd5: textIn(request.headers['content-md5']),
      // Those of a completion speak of the whole object, which is not in its body.
      checksums: request.method === 'PUT' ? checksumsIn(request) : new Map(),
      trailer: textIn(request.headers['x-amz-trailer']),
    },
    maxBytes,
  )

/** How the object of this request is to be described. */
export const descriptionOf = ({ headers }: FastifyRequest) => ({
  contentType: headers['content-type']?.slice(0, 200) ?? 'application/octet-stream',
  ...(headers['cache-control'] !== undefined && { cacheControl: headers['cache-control'].slice(0, 200) }),
})

const numberIn = (header: string | string[] | undefined) =>
  typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined
const textIn = (header: string | string[] | undefined) => (typeof header === 'string' ? header : undefined)

const isAboutChecksums: ReadonlySet<string> = new Set(['algorithm', 'type', 'mode'])

/** `x-amz-checksum-crc32: …` and the like, by the name of the checksum. */
const checksumsIn = ({ headers }: FastifyRequest) =>
  new Map(
    Object.entries(headers).flatMap(([name, value]) => {
      const [, checksum] = /^x-amz-checksum-([a-z0-9]+)$/.exec(name) ?? []
      return checksum !== undefined && !isAboutChecksums.has(checksum) && typeof value === 'string'
        ? [[checksum, value]]
        : []
    }),
  )

async function* nothing(): AsyncIterable<Uint8Array> {}

/** A body that is text, once it is whole and right. */
export async function textOf(body: UploadBody): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of body.bytes) chunks.push(chunk)
  body.verify()
  return Buffer.concat(chunks).toString()
}
