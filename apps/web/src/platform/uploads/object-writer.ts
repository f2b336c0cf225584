import { type Credential, writeCredential } from './credentials.ts'
import { closeSignedParts, dropSignedParts, listSignedParts, openSignedParts, putSignedPart } from './signed-writer.ts'
import { elementOf, requestStore, type Sending, type StoreTarget } from './store-request.ts'
import { StoreError } from './upload-errors.ts'

/** Whether each part has an address of its own, because the store issues no credentials. */
const isSigned = ({ signed }: Credential): boolean => signed === 1

/** Writes one object at once. */
export const putObject = async (
  target: StoreTarget,
  body: Blob,
  contentType: string,
  sending: Sending = {},
): Promise<void> => {
  const credential = await writeCredential(target.kind)
  if (isSigned(credential)) {
    const uploadId = await openSignedParts(target, contentType)
    await putSignedPart(target, uploadId, 1, body, sending)
    await closeSignedParts(target, uploadId)
  } else await requestStore(target, { credential, method: 'PUT', body, contentType, ...sending })
}

/** Opens an object that is written in parts; resolves with the id of the upload. */
export const openParts = async (target: StoreTarget, contentType: string): Promise<string> => {
  const credential = await writeCredential(target.kind)
  if (isSigned(credential)) return openSignedParts(target, contentType)
  const { text } = await requestStore(target, { credential, method: 'POST', query: { uploads: '' }, contentType })
  const uploadId = elementOf(text, 'UploadId')
  if (uploadId === '') throw new StoreError(200, 'no UploadId')
  return uploadId
}

/** Writes part `number`, from 1; resolves with its mark, which `closeParts` wants back. */
export const putPart = async (
  target: StoreTarget,
  uploadId: string,
  number: number,
  body: Blob,
  sending: Sending,
): Promise<string> => {
  const credential = await writeCredential(target.kind)
  if (isSigned(credential)) {
    await putSignedPart(target, uploadId, number, body, sending)
    return ''
  }
  const query = { partNumber: String(number), uploadId }
  return (await requestStore(target, { credential, method: 'PUT', query, body, ...sending })).etag
}

/** Marks of the parts that arrived, by number. */
export const listParts = async (target: StoreTarget, uploadId: string): Promise<Map<number, string>> => {
  const credential = await writeCredential(target.kind)
  if (isSigned(credential)) return new Map((await listSignedParts(target, uploadId)).map((number) => [number, '']))
  const { text } = await requestStore(target, { credential, method: 'GET', query: { uploadId } })
  const parts = text.match(/<Part>.*?<\/Part>/gs) ?? []
  return new Map(parts.map((part) => [Number(elementOf(part, 'PartNumber')), elementOf(part, 'ETag')]))
}

/** Joins the parts into the object; a repeat with the same parts answers the same. */
export const closeParts = async (
  target: StoreTarget,
  uploadId: string,
  etags: ReadonlyMap<number, string>,
): Promise<void> => {
  const credential = await writeCredential(target.kind)
  if (isSigned(credential)) return closeSignedParts(target, uploadId)
  const parts = [...etags]
    .sort(([one], [other]) => one - other)
    .map(([number, etag]) => `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`)
  const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
  await requestStore(target, { credential, method: 'POST', query: { uploadId }, body, contentType: 'application/xml' })
}

/** Throws away the parts written so far. */
export const dropParts = async (target: StoreTarget, uploadId: string): Promise<void> => {
  const credential = await writeCredential(target.kind)
  if (isSigned(credential)) await dropSignedParts(target, uploadId)
  else await requestStore(target, { credential, method: 'DELETE', query: { uploadId } })
}
