/** Refusals of the S3 protocol that the embedded store answers, with their HTTP status. */
const statuses = {
  AccessDenied: 403,
  SignatureDoesNotMatch: 403,
  InvalidAccessKeyId: 403,
  ExpiredToken: 403,
  RequestTimeTooSkewed: 403,
  AuthorizationHeaderMalformed: 400,
  InvalidArgument: 400,
  InvalidDigest: 400,
  IncompleteBody: 400,
  InvalidPart: 400,
  InvalidPartOrder: 400,
  MalformedXML: 400,
  InvalidURI: 400,
  KeyTooLongError: 400,
  MissingContentLength: 411,
  EntityTooLarge: 413,
  InvalidRange: 416,
  NoSuchKey: 404,
  NoSuchBucket: 404,
  NoSuchUpload: 404,
  MethodNotAllowed: 405,
  NotImplemented: 501,
  SlowDown: 503,
} as const

export type S3ErrorCode = keyof typeof statuses

export class S3Error extends Error {
  override readonly name = 'S3Error'
  readonly code: S3ErrorCode
  readonly status: number

  constructor(code: S3ErrorCode, message: string) {
    super(message)
    this.code = code
    this.status = statuses[code]
  }
}
