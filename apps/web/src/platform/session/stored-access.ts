import { apiAddresses } from '@cliffhanger/client/configured-addresses.ts'
import { readStored } from '../storage/storage.ts'

/** What a call of the signed-in member needs. */
export interface StoredAccess {
  readonly accessToken: string
  /** Address of the API node, '' where it is the page's own origin. */
  readonly node: string
}

/** Reads it without the schemas of what is stored, which come with the program; undefined where nobody is signed in. What does not fit makes a
 *  request that fails, and the program checks before it takes an answer. */
export const storedAccess = (): StoredAccess | undefined => {
  try {
    const accessToken = JSON.parse(readStored('session') ?? '{}').accessToken
    const config = JSON.parse(readStored('remote-config') ?? 'null')
    const node = config ? (apiAddresses(config)[0] ?? '') : ''
    return typeof accessToken === 'string' ? { accessToken, node } : undefined
  } catch {
    return undefined
  }
}
