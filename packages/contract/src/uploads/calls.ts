import * as z from 'zod/mini'
import { call } from '../call.ts'
import { count, empty, flag, queryNumber, text } from '../schema.ts'
import {
  contentType,
  fileHash,
  maxViewedKeys,
  objectKey,
  pixels,
  registeredFile,
  resourceTypes,
  signedUpload,
  uploadId,
  uploadKind,
} from './schemas.ts'

/** One text for the whole list, as it stands in a query. */
const viewedKeys = text(1, maxViewedKeys * 257).check(
  z.refine((keys) => keys.split(',').length <= maxViewedKeys, { message: 'keys' }),
)

const credentialRequest = z.object({
  type: queryNumber(z.literal([0, 1, 2])),
  allow: queryNumber(flag()),
  keys: z.optional(viewedKeys),
})

/** Sealed like the start-up configuration, with the same key: base64 of IV, AES-256-GCM ciphertext and tag of the JSON of `tmpKey`. */
const sealedTmpKey = z.string()

/** Files of members: what is there already, a credential to send the rest straight to the store, and telling that it is there. */
export const uploadsCalls = {
  findUpload: call({
    id: 'upload-checkIsExist',
    method: 'POST',
    path: '/api/v6/Upload/checkIsExist',
    auth: 'bearer',
    rate: '300/min',
    request: z.object({
      file_hash: fileHash(),
      file_size: count(),
      content_type: contentType(),
      upload_type: z._default(uploadKind(), 'chat'),
    }),
    data: z.object({ is_exist: flag(), url: z.string(), thumb_url: z.string(), file_id: count() }),
    errors: ['fileTooLarge'],
    timeoutMs: 10_000,
    quiet: true,
    summary: 'Whether I have stored a file with this hash already, so that it need not be sent again',
  }),
  getCredential: call({
    id: 'qc-getTmpKey',
    method: 'GET',
    path: '/api/v6/Qc/getTmpKey',
    auth: 'bearer',
    rate: '300/min',
    request: credentialRequest,
    data: sealedTmpKey,
    errors: [],
    quiet: true,
    summary: 'A sealed credential of 30 minutes for one of my folders, and signed addresses of files I may see',
  }),
  getCredentialAlias: call({
    id: 'qc-getTempkey',
    method: 'GET',
    path: '/api/v6/Qc/getTempkey',
    auth: 'bearer',
    rate: '300/min',
    request: credentialRequest,
    data: sealedTmpKey,
    errors: [],
    quiet: true,
    summary: 'The same as getTmpKey under its other spelling (K-6)',
  }),
  getProofCredential: call({
    id: 'vg-cosKey',
    method: 'GET',
    path: '/video/api/cosKey',
    auth: 'bearer',
    rate: '60/min',
    request: empty(),
    data: sealedTmpKey,
    errors: [],
    quiet: true,
    summary: 'The same as getTmpKey with type 0 and allow 0, for the video service',
  }),
  beginUpload: call({
    id: 'upload-begin',
    method: 'POST',
    path: '/api/v6/Upload/beginUpload',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({
      key: objectKey(),
      content_type: contentType(),
      file_size: z.int().check(z.gte(1)),
      /** Goes on with an upload that was begun. */
      upload_id: z.optional(uploadId()),
    }),
    data: signedUpload,
    errors: ['fileNotUploaded'],
    quiet: true,
    summary:
      'Addresses to write one of my files to in parts, where the store issues no credentials (`signed` in getTmpKey)',
  }),
  finishUpload: call({
    id: 'upload-finish',
    method: 'POST',
    path: '/api/v6/Upload/finishUpload',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ key: objectKey(), upload_id: uploadId(), file_size: z.int().check(z.gte(1)) }),
    data: empty(),
    errors: ['fileNotUploaded'],
    timeoutMs: 60_000,
    quiet: true,
    summary: 'Joins the parts of my upload into the object, whose size has to be the one it was begun with',
  }),
  dropUpload: call({
    id: 'upload-drop',
    method: 'POST',
    path: '/api/v6/Upload/dropUpload',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ key: objectKey(), upload_id: uploadId() }),
    data: empty(),
    errors: ['fileNotUploaded'],
    quiet: true,
    summary: 'Throws away the parts of an upload of mine',
  }),
  saveUpload: call({
    id: 'upload-saveUploadInfo',
    method: 'POST',
    path: '/api/v6/Upload/saveUploadInfo',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({
      url: objectKey(),
      thumb_url: z._default(z.union([objectKey(), z.literal('')]), ''),
      file_name: text(1, 255),
      content_type: contentType(),
      file_size: z.int().check(z.gte(1)),
      file_hash: fileHash(),
      width: z.optional(pixels()),
      height: z.optional(pixels()),
      upload_type: z._default(uploadKind(), 'chat'),
      file_total: z.int().check(z.gte(1), z.lte(10_000)),
      duration: z.optional(z.number().check(z.gte(0), z.lte(86_400))),
      resource_type: z.enum(resourceTypes),
    }),
    data: registeredFile,
    errors: ['fileNotUploaded', 'serviceNotOpen', 'fileInfected', 'fileTooLarge'],
    timeoutMs: 60_000,
    summary:
      'Registers an uploaded object, which is checked, freed of its metadata and from then on cannot be written to',
  }),
} as const
