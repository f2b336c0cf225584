import { paths } from '@cliffhanger/contract/client-paths.ts'
import { parseHash } from '../../platform/navigation/router.tsx'

/** The number of the person whose code was scanned: from the address my-code.tsx draws, or a bare number; undefined for
 *  any other code. */
export const numberInCode = (text: string): string | undefined => {
  const plain = text.trim()
  if (/^\d{4,20}$/.test(plain)) return plain
  const { path, search } = parseHash(plain.slice(plain.indexOf('#')))
  const number = path === paths.addFriend ? new URLSearchParams(search).get('find') : null
  return number !== null && /^\d{4,20}$/.test(number) ? number : undefined
}
