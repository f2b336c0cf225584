import type { PlatInfo } from '@cliffhanger/contract/session/schemas.ts'
import { useEffect } from 'react'
import { ignoreQuietly } from '../../platform/server/call-failure.ts'
import { usePlatform, useSiteInfo } from '../../platform/server/platform-info.ts'
import { loadPlatform, loadSite } from './configuration.ts'

/** The platform's configuration and the look of its site, asked for where it is not known: after a logout, or where a visit begins on an inner screen. */
export const useKnownPlatform = (): PlatInfo | null => {
  const platform = usePlatform()
  const isKnown = platform !== null
  const isSiteKnown = useSiteInfo() !== null
  useEffect(() => {
    if (!isKnown) loadPlatform().catch(ignoreQuietly)
  }, [isKnown])
  useEffect(() => {
    if (!isSiteKnown) loadSite().catch(ignoreQuietly)
  }, [isSiteKnown])
  return platform
}
