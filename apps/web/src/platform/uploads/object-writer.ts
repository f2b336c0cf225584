import { askStore, elementOf, type Sending, type StorePlace } from './store-request.ts'
import { StoreError } from './upload-errors.ts'

/** Writes one object at once. */
export const putObject = async (
  place: StorePlace,
  body: Blob,
  contentType: string,
  sending: Sending = {},
): Promise<void> => {
  await askStore(place, { method: 'PUT', body, contentType, ...sending })
}

/** Opens an object that is written in parts; resolves with the id of the upload. */
export const openParts = async (place: StorePlace, contentType: string): Promise<string> => {
  const { text } = await askStore(place, { method: 'POST', query: { uploads: '' }, contentType })
  const uploadId = elementOf(text, 'UploadId')
  if (uploadId === '') throw new StoreError(200, 'no UploadId')
  return uploadId
}

/** Writes part `number`, from 1; resolves with its mark, which `closeParts` wants back. */
export const putPart = async (
  place: StorePlace,
  uploadId: string,
  number: number,
  body: Blob,
  sending: Sending,
): Promise<string> => {
  const query = { partNumber: String(number), uploadId }
  return (await askStore(place, { method: 'PUT', query, body, ...sending })).etag
}

/** Marks of the parts that arrived, by number. */
export const listParts = async (place: StorePlace, uploadId: string): Promise<Map<number, string>> => {
  const { text } = await askStore(place, { method: 'GET', query: { uploadId } })
  const parts = text.match(/<Part>.*?<\/Part>/gs) ?? []
  return new Map(parts.map((part) => [Number(elementOf(part, 'PartNumber')), elementOf(part, 'ETag')]))
}

/** Joins the parts into the object; a repeat with the same parts answers the same. */
export const closeParts = async (
  place: StorePlace,
  uploadId: string,
  marks: ReadonlyMap<number, string>,
): Promise<void> => {
  const parts = [...marks]
    .sort(([one], [other]) => one - other)
    .map(([number, mark]) => `<Part><PartNumber>${number}</PartNumber><ETag>${mark}</ETag></Part>`)
  const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
  await askStore(place, { method: 'POST', query: { uploadId }, body, contentType: 'application/xml' })
}

/** Throws away the parts written so far. */
export const dropParts = async (place: StorePlace, uploadId: string): Promise<void> => {
  await askStore(place, { method: 'DELETE', query: { uploadId } })
}
