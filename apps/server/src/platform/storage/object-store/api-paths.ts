import { maxPartBytes } from '@cliffhanger/contract/uploads/schemas.ts'

/** Where the object is, and a proof: in the query, as in a presigned address, or in the Authorization header. */
const common = [
  ...['bucket', 'key'].map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
  ...[
    'X-Amz-Algorithm',
    'X-Amz-Credential',
    'X-Amz-Date',
    'X-Amz-Expires',
    'X-Amz-Signature',
    'X-Amz-Security-Token',
  ].map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
  { name: 'Authorization', in: 'header', schema: { type: 'string' } },
  { name: 'x-amz-security-token', in: 'header', schema: { type: 'string' } },
  { name: 'x-amz-content-sha256', in: 'header', schema: { type: 'string' } },
]
const upload = (isRequired: boolean) => ({
  name: 'uploadId',
  in: 'query',
  required: isRequired,
  schema: { type: 'string' },
})
const refusal = (meaning: string) => ({ description: `${meaning}, as XML`, content: { 'application/xml': {} } })
const denied = refusal('AccessDenied and its kin: bad signature, expired or foreign token, key outside the prefix')

/** The embedded store's addresses in the API document; they speak the S3 protocol and are not enveloped. */
export const objectStorePaths = {
  '/oss/{bucket}/{key}': {
    put: {
      summary: `Stores an object or one part of it, at most ${maxPartBytes} bytes (oss-put)`,
      parameters: [
        ...common,
        upload(false),
        { name: 'partNumber', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 10_000 } },
      ],
      requestBody: { required: true, content: { '*/*': { schema: { type: 'string', format: 'binary' } } } },
      responses: {
        200: { description: 'Stored; ETag names it' },
        400: refusal('InvalidDigest: the bytes do not match the hash'),
        403: denied,
        404: refusal('NoSuchUpload'),
        413: refusal('EntityTooLarge'),
      },
    },
    post: {
      summary: 'Begins an upload in parts (`?uploads`) or joins its parts (`?uploadId=`) (oss-complete)',
      parameters: [...common, upload(false), { name: 'uploads', in: 'query', schema: { type: 'string' } }],
      requestBody: { required: false, content: { 'application/xml': { schema: { type: 'string' } } } },
      responses: {
        200: { description: 'InitiateMultipartUploadResult or CompleteMultipartUploadResult as XML' },
        400: refusal('InvalidPart, InvalidPartOrder'),
        403: denied,
        404: refusal('NoSuchUpload'),
      },
    },
    delete: {
      summary: 'Gives an upload in parts up',
      parameters: [...common, upload(true)],
      responses: { 204: { description: 'Gone' }, 403: denied, 404: refusal('NoSuchUpload') },
    },
    get: {
      summary: 'Reads an object or a range of it; with `uploadId` lists the parts of an upload (oss-view)',
      parameters: [...common, upload(false), { name: 'Range', in: 'header', schema: { type: 'string' } }],
      responses: {
        200: { description: 'The bytes with their content type', content: { '*/*': {} } },
        206: { description: 'The range asked for', content: { '*/*': {} } },
        403: denied,
        404: refusal('NoSuchKey'),
        416: refusal('InvalidRange'),
      },
    },
  },
}
