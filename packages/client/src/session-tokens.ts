/** The pair that a sign-in or a refresh hands out. */
export interface TokenPair {
  readonly accessToken: string
  readonly refreshToken: string
}

/** Where the device keeps its pair; `read` must be cheap, it runs before every call. */
export interface TokenStore {
  read(): TokenPair | undefined
  write(pair: TokenPair): void
  clear(): void
}

/** Why a session is over: 6001 revoked or taken over, 6002 account disabled, 6003 refresh impossible (E-4).
 *  `message` is the server's text, '' when the client found out by itself. */
export interface SessionEnd {
  readonly code: number
  readonly message: string
}
