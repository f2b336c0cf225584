import { type PlatInfo, platInfo, type SiteInfo, siteInfo } from '@cliffhanger/contract/session/schemas.ts'
import { create } from 'zustand'
import { readStoredJson, removeStored, writeStored } from '../storage/storage.ts'

interface PlatformInfo {
  readonly platform: PlatInfo | null
  readonly site: SiteInfo | null
}

const isPlatInfo = (value: unknown): value is PlatInfo => platInfo.safeParse(value).success
const isSiteInfo = (value: unknown): value is SiteInfo => siteInfo.safeParse(value).success

const useStore = create<PlatformInfo>(() => ({
  platform: readStoredJson('plat-info', isPlatInfo),
  site: readStoredJson('statistic', isSiteInfo),
}))

/** The platform's configuration as last heard; null before the first answer. */
export const usePlatform = (): PlatInfo | null => useStore(({ platform }) => platform)
export const currentPlatform = (): PlatInfo | null => useStore.getState().platform

/** Name, logo and theme of the site as last heard (S-12). */
export const useSiteInfo = (): SiteInfo | null => useStore(({ site }) => site)
export const isSiteKnown = (): boolean => useStore.getState().site !== null

export const storePlatform = (platform: PlatInfo): void => {
  writeStored('plat-info', JSON.stringify(platform))
  useStore.setState({ platform })
}

export const storeSiteInfo = (site: SiteInfo): void => {
  writeStored('statistic', JSON.stringify(site))
  useStore.setState({ site })
}

/** Forgets what only members may know (S-20); the look of the site stays. */
export const clearPlatform = (): void => {
  removeStored('plat-info')
  useStore.setState({ platform: null })
}
