import { paths } from '@cliffhanger/contract/client-paths.ts'

const screens: ReadonlySet<string> = new Set(Object.values(paths))

/** Whether an entry of the discover block leads somewhere: to a screen of the client with nothing but a query behind it, or to an https address
 *  without credentials. */
export function isDiscoverLink(type: 'page' | 'url', link: string): boolean {
  if (/[\s\\]/.test(link)) return false
  if (type === 'page') return screens.has(link.split('?', 1)[0] ?? '') && !link.includes('#')
  if (!URL.canParse(link)) return false
  const { protocol, username, password, hostname } = new URL(link)
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.')
}
