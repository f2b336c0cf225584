import { createHash } from 'node:crypto'
import { type Checksum, type ChecksumName, checksumNames, openChecksum } from './checksum.ts'
import { S3Error } from './s3/s3-error.ts'
import { unsignedPayload } from './s3/sigv4.ts'

/** How a body arrives: raw with its hash in a header, raw without, or cut into chunks with checksums behind them. */
export interface UploadBody {
  readonly bytes: AsyncIterable<Uint8Array>
  readonly announcedBytes: number
  /** Throws unless everything announced has arrived unharmed. Call it when `bytes` has ended, before the object appears. */
  verify(): void
}

export interface BodyHeaders {
  readonly payloadHash: string
  readonly contentLength: number | undefined
  readonly decodedLength: number | undefined
  readonly contentMd5: string | undefined
  /** `x-amz-checksum-…` in front of the body, by what stands behind the dashes. */
  readonly checksums: ReadonlyMap<string, string>
  /** `x-amz-trailer`: names of the checksums that follow the body. */
  readonly trailer: string | undefined
}

const chunkedPayload = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER'

/** The bytes of a request, at most `maxBytes`, checked against every length, hash and checksum the client announced. */
export function uploadBody(raw: AsyncIterable<Uint8Array>, headers: BodyHeaders, maxBytes: number): UploadBody {
  const isChunked = headers.payloadHash === chunkedPayload
  if (!isChunked && headers.payloadHash !== unsignedPayload && !/^[0-9a-f]{64}$/.test(headers.payloadHash)) {
    throw new S3Error(
      'NotImplemented',
      'x-amz-content-sha256 must be a hash, UNSIGNED-PAYLOAD or chunks with a trailer',
    )
  }
  const announcedBytes = announcedLength(isChunked ? headers.decodedLength : headers.contentLength, maxBytes)
  const sha256 = createHash('sha256')
  const md5 = createHash('md5')
  const trailers = new Map<string, string>()
  const checksums = checksumsOf(headers)
  let receivedBytes = 0

  async function* measured() {
    for await (const chunk of isChunked ? decodeChunks(raw, trailers) : raw) {
      receivedBytes += chunk.byteLength
      if (receivedBytes > announcedBytes) throw new S3Error('EntityTooLarge', 'The body is longer than announced')
      sha256.update(chunk)
      md5.update(chunk)
      for (const checksum of checksums.values()) checksum.update(chunk)
      yield chunk
    }
  }

  return {
    bytes: measured(),
    announcedBytes,
    verify() {
      if (receivedBytes !== announcedBytes) throw new S3Error('IncompleteBody', 'The body is shorter than announced')
      const isHashed = !isChunked && headers.payloadHash !== unsignedPayload
      if (isHashed && sha256.digest('hex') !== headers.payloadHash) {
        throw new S3Error('InvalidDigest', 'x-amz-content-sha256 does not match the body')
      }
      if (headers.contentMd5 !== undefined && md5.digest('base64') !== headers.contentMd5) {
        throw new S3Error('InvalidDigest', 'Content-MD5 does not match the body')
      }
      for (const [name, checksum] of checksums) {
        const announced = headers.checksums.get(name) ?? trailers.get(`${checksumPrefix}${name}`)
        if (announced !== checksum.digest())
          throw new S3Error('InvalidDigest', `x-amz-checksum-${name} does not match the body`)
      }
    },
  }
}

const checksumPrefix = 'x-amz-checksum-'

/** One for every checksum announced, in front or behind; refuses those of which we know only the name. */
function checksumsOf({ checksums, trailer }: BodyHeaders): Map<ChecksumName, Checksum> {
  const behind = (trailer ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')
    .map((name) => name.replace(checksumPrefix, ''))
  return new Map(
    [...checksums.keys(), ...behind].map((name) => {
      const known = checksumNames.find((each) => each === name)
      if (!known) throw new S3Error('NotImplemented', `Checksums of ${name.slice(0, 40)} are not checked here`)
      return [known, openChecksum(known)]
    }),
  )
}

function announcedLength(bytes: number | undefined, maxBytes: number): number {
  if (bytes === undefined || !Number.isSafeInteger(bytes) || bytes < 0) {
    throw new S3Error('MissingContentLength', 'The length of the body must be given')
  }
  if (bytes > maxBytes) throw new S3Error('EntityTooLarge', `At most ${maxBytes} bytes`)
  return bytes
}

const maxLineBytes = 1024

/** Undoes `aws-chunked`: `<hex length>\r\n<bytes>\r\n … 0\r\n<name>:<value>\r\n…\r\n`. */
async function* decodeChunks(raw: AsyncIterable<Uint8Array>, trailers: Map<string, string>): AsyncIterable<Uint8Array> {
  let pending = Buffer.alloc(0)
  let state: 'length' | 'bytes' | 'gap' | 'trailer' | 'end' = 'length'
  let remaining = 0
  for await (const arrived of raw) {
    pending = pending.byteLength === 0 ? Buffer.from(arrived) : Buffer.concat([pending, arrived])
    while (pending.byteLength > 0 && state !== 'end') {
      if (state === 'bytes') {
        const piece = pending.subarray(0, remaining)
        pending = pending.subarray(piece.byteLength)
        remaining -= piece.byteLength
        if (remaining === 0) state = 'gap'
        yield piece
        continue
      }
      const lineEnd = pending.indexOf('\r\n')
      if (lineEnd < 0) {
        if (pending.byteLength > maxLineBytes) throw new S3Error('IncompleteBody', 'A chunk has no length')
        break
      }
      const line = pending.subarray(0, lineEnd).toString('latin1')
      pending = pending.subarray(lineEnd + 2)
      if (state === 'gap') state = 'length'
      else if (state === 'length') {
        remaining = parseChunkLength(line)
        state = remaining === 0 ? 'trailer' : 'bytes'
      } else if (line === '') state = 'end'
      else addTrailer(trailers, line)
    }
  }
  if (state !== 'end' && state !== 'trailer') throw new S3Error('IncompleteBody', 'The last chunk is missing')
}

function parseChunkLength(line: string): number {
  const [digits = ''] = line.split(';')
  if (!/^[0-9a-f]{1,8}$/i.test(digits)) throw new S3Error('IncompleteBody', 'A chunk has no length')
  return Number.parseInt(digits, 16)
}

function addTrailer(trailers: Map<string, string>, line: string): void {
  const [name = '', ...value] = line.split(':')
  if (trailers.size < 8) trailers.set(name.trim().toLowerCase(), value.join(':').trim())
}
