import { paths } from '@cliffhanger/contract/client-paths.ts'
import { pathTo } from '../../../platform/navigation/paths.ts'
import { openAddress, useAddress } from '../../../platform/navigation/router.tsx'

/** The lists of the page of my dramas, in the order of their tabs. */
export const mineTabs = ['binge', 'history', 'skr', 'bought', 'downloads'] as const
export type MineTab = (typeof mineTabs)[number]

/** Each list has an address of its own, which notices, links and older versions of the client lead to. */
const addresses: Readonly<Record<MineTab, string>> = {
  binge: pathTo('binge'),
  history: pathTo('history'),
  skr: pathTo('binge', { tab: 'skr' }),
  bought: pathTo('binge', { tab: 'bought' }),
  downloads: pathTo('downloads'),
}

const tabAt = (path: string, search: string): MineTab => {
  if (path === paths.history) return 'history'
  if (path === paths.downloads) return 'downloads'
  const asked = new URLSearchParams(search).get('tab')
  return asked === 'skr' || asked === 'bought' ? asked : 'binge'
}

/** Which list the address asks for. */
export const useMineTab = (): MineTab => {
  const { path, search } = useAddress()
  return tabAt(path, search)
}

/** Opens another list in place of the present one: the way back leads out of the page, not through its tabs. */
export const openMineTab = (tab: MineTab): void => openAddress(addresses[tab], { replace: true })
