import type { SignedUpload, TmpKey } from '@cliffhanger/contract/uploads/schemas.ts'
import type { Sending } from './store-exchange.ts'

/** An object that is going to be written. */
export interface StoredObject {
  readonly key: string
  readonly sizeBytes: number
  /** '' where it is not known. */
  readonly contentType: string
}

/** What proves requests to the store. */
export type StoreCredential = Pick<TmpKey, 'tmpSecretId' | 'tmpSecretKey' | 'sessionToken' | 'region'> & {
  /** Absolute address of the bucket, without a slash at its end. */
  readonly bucketUrl: string
  /** What the server's clock shows ahead of this device's. */
  readonly aheadMs: number
  /** The store issues no credentials: each part has a signed address of its own, and the fields above prove nothing. */
  readonly isSigned: boolean
}

/** The server's calls for an object whose parts have signed addresses. */
export interface SignedCalls {
  /** Begins the upload, or goes on with the one of this id: addresses of the parts that have not arrived. */
  begin(uploadId?: string): Promise<SignedUpload>
  /** Has the server join the parts. */
  finish(uploadId: string): Promise<unknown>
  /** Has the server throw the parts away. */
  drop(uploadId: string): Promise<unknown>
}

/** How a client may write one object. */
export interface StoreAccess {
  /** The credential at hand, or a fresh one where that is nearly over. */
  credential(): Promise<StoreCredential>
  /** The store refused the credential at hand. */
  forgetCredential(): void
  readonly signedCalls: SignedCalls
}

/** Requests that write one object. They reject with StoreError, with an AbortError, and as the client's calls do. */
export interface PartsWriter {
  /** Writes the whole object at once. */
  put(content: Blob, sending: Sending): Promise<void>
  /** Opens an object that is written in parts; resolves with the id of the upload. */
  openParts(): Promise<string>
  /** Writes part `number`, from 1; resolves with its mark, which `closeParts` wants back. */
  putPart(uploadId: string, number: number, content: Blob, sending: Sending): Promise<string>
  /** Marks of the parts that arrived, by number. */
  listParts(uploadId: string): Promise<Map<number, string>>
  /** Joins the parts into the object; a repeat with the same parts answers the same. */
  closeParts(uploadId: string, marks: ReadonlyMap<number, string>): Promise<void>
  /** Throws away the parts written so far. */
  dropParts(uploadId: string): Promise<void>
}
