import type { Readable } from 'node:stream'

/** What is kept with the bytes of an object. */
export interface ObjectInfo {
  readonly key: string
  readonly sizeBytes: number
  readonly contentType: string
  readonly cacheControl: string | undefined
  /** With its quotes, as in the ETag header. */
  readonly etag: string
  readonly modifiedMs: number
}

/** `last` counts, as in an HTTP range. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/** An object's bytes, or those of a range of it. */
export interface StoredObject {
  readonly info: ObjectInfo
  readonly body: Readable
}

export interface PutOptions {
  readonly contentType: string
  readonly cacheControl?: string
  /** No client credential may replace the object any more. Only the embedded store can enforce this: in an external bucket a member's
   *  credential can overwrite their own file until it expires. */
  readonly isFinal?: boolean
}

export type StoreAction = 'read' | 'write'

/** Limits of a temporary credential. */
export interface CredentialScope {
  /** Only keys that begin with it; ends with `/`. */
  readonly prefix: string
  readonly actions: readonly StoreAction[]
  readonly lifetimeS: number
  /** Largest object it may write; 64 MiB unless told. */
  readonly maxObjectBytes?: number
  /** Most bytes a day below the prefix, with whatever credential; any number unless told. Only the embedded store counts. */
  readonly maxDayBytes?: number
}

/** Credential of the S3 protocol for one folder and a short time. */
export interface TemporaryCredential {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken: string
  readonly issuedMs: number
  readonly expiresMs: number
  readonly bucket: string
  readonly region: string
}

export interface SignedUrlOptions {
  readonly lifetimeS: number
  /** `https://host[:port]` the caller reached the platform at; the signature covers the host. */
  readonly origin: string
}

/** A part of an object that arrived. */
export interface ArrivedPart {
  readonly number: number
  readonly sizeBytes: number
  readonly etag: string
}

/** Writing in parts, each at an address that carries its own proof: how a browser reaches a store that issues no credentials. */
export interface SignedParts {
  /** Resolves with the id of the upload. */
  begin(key: string, options: PutOptions): Promise<string>
  /** Takes one PUT of exactly `sizeBytes`. */
  address(part: {
    readonly key: string
    readonly uploadId: string
    readonly number: number
    readonly sizeBytes: number
    readonly lifetimeS: number
  }): string
  /** In the order of their numbers; undefined where there is no such upload. */
  list(key: string, uploadId: string): Promise<readonly ArrivedPart[] | undefined>
  complete(key: string, uploadId: string, parts: readonly ArrivedPart[]): Promise<void>
  /** Ending what is not there is no fault. */
  abort(key: string, uploadId: string): Promise<void>
}

/** How bytes reach a browser: `own`: this process has them; `bucket`: public pictures lie open in the bucket; `signed`: every address is a
 *  signed one of the bucket; `proxy`: all of it goes through this process. */
export type Delivery = 'own' | 'bucket' | 'signed' | 'proxy'

/** Files by key. A put is all or nothing; a key is text as in `isObjectKey`. Faults of the store rise as errors. */
export interface ObjectStore {
  /** `embedded`: bytes are served by this process; `remote`: clients may be sent to the store itself. */
  readonly kind: 'embedded' | 'remote'
  readonly bucket: string
  readonly delivery: Delivery
  /** Undefined for the embedded store, which always issues credentials. */
  readonly parts: SignedParts | undefined
  /** Whether `temporaryCredential` works, as far as is known. */
  issuesCredentials(): Promise<boolean>
  put(key: string, body: Uint8Array | string, options: PutOptions): Promise<void>
  putFile(key: string, path: string, options: PutOptions): Promise<void>
  /** The whole object or a range that lies inside it; undefined when there is no such object. */
  get(key: string, range?: ByteRange): Promise<StoredObject | undefined>
  head(key: string): Promise<ObjectInfo | undefined>
  /** Deleting what is not there is no fault. */
  delete(key: string): Promise<void>
  deletePrefix(prefix: string): Promise<void>
  /** Objects below a prefix that ends with `/`, or all of them for an empty one, in no promised order. */
  list(prefix: string): AsyncIterable<ObjectInfo>
  /** Ends uploads in parts in which nothing has happened since. */
  dropUnfinished(beforeMs: number): Promise<void>
  temporaryCredential(scope: CredentialScope): Promise<TemporaryCredential>
  /** What stands in front of `/{bucket}/{key}` in addresses that clients write to and read from. */
  baseUrl(origin: string): string
  /** Address that reads one object without further proof; stable within half its lifetime, so that caches work. */
  signedUrl(key: string, options: SignedUrlOptions): Promise<string>
  /** Address of an object under `public/` or `avatar/`, which anyone may read; a path of this server unless `delivery` is `bucket`. */
  publicUrl(key: string): string
}
