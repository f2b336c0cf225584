import { apiAddresses } from '@cliffhanger/client/configured-addresses.ts'
import { pickNode } from '@cliffhanger/client/node-race.ts'
import { loadRemoteConfig, RemoteConfigError } from '@cliffhanger/client/remote-config.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import type { RemoteConfig, VersionInfo } from '@cliffhanger/contract/session/schemas.ts'
import { appVersion } from '@cliffhanger/contract/version.ts'
import { decideUpdate, type UpdateStep } from '@cliffhanger/rules/session/app-version.ts'
import { describeFailure, ignoreQuietly } from '../../platform/server/call-failure.ts'
import { call } from '../../platform/server/client.ts'
import { configKey } from '../../platform/server/config-key.ts'
import { platformCode, storeEndpoints } from '../../platform/server/endpoints.ts'
import { currentPlatform, storePlatform, storeSiteInfo } from '../../platform/server/platform-info.ts'
import { startNewestVersion } from '../../platform/storage/offline-shell.ts'
import { readStored, writeStored } from '../../platform/storage/storage.ts'
import { translate } from '../../platform/texts.ts'

/** Where the encrypted configuration lies; a setting of the build. */
const configUrl = import.meta.env.VITE_CONFIG_URL ?? '/config/app.json'

/** Loads the start-up configuration, picks the node, and asks for the look of the site (S-3…S-6). */
export const loadConfiguration = async (): Promise<RemoteConfig> => {
  const config = await loadRemoteConfig({ url: configUrl, key: configKey })
  if (config.plat_status === 1) {
    storeEndpoints(config, await pickNode(apiAddresses(config)))
    void Promise.all([loadSite(), loadPlatform()]).catch(ignoreQuietly)
  }
  return config
}

/** Asks how the site looks and what its money is called, and keeps it. */
export const loadSite = async (): Promise<void> => {
  const { statistic } = await call(sessionCalls.getSiteConfig, { plat_code: platformCode() })
  storeSiteInfo(statistic)
}

/** Asks what the platform allows and shows (PlatInfo) and keeps it. */
export const loadPlatform = async (): Promise<void> => {
  const { plat_info } = await call(sessionCalls.getPlatformInfo, {})
  storePlatform(plat_info)
}

/** Whether members can register (`is_reg`), asked where it is not known yet. */
export const isRegistrationOpen = async (): Promise<boolean> => {
  if (currentPlatform() === null) await loadPlatform()
  return currentPlatform()?.is_reg === 1
}

/** What a failed start says (E-16…E-18). */
export const describeStartFailure = (error: unknown): string => {
  if (!(error instanceof RemoteConfigError)) return describeFailure(error)
  return error.kind === 'unreadable'
    ? translate('session.nodeUnreadable')
    : translate('session.nodeUnreachable', { status: error.status })
}

export interface UpdateCheck {
  readonly step: UpdateStep
  readonly version: VersionInfo | null
}

let wasUpdateShown = false

/** Asks for the newest version and decides what to do about it (S-79…S-82). A version the member put off counts as shown. */
export const checkForUpdate = async ({ isManual }: { readonly isManual: boolean }): Promise<UpdateCheck> => {
  const version = await call(sessionCalls.getVersionInfo, { plat_code: platformCode(), device_os: 'h5' })
  const wasShown = wasUpdateShown || (version !== null && readStored('update-ignored') === version.version)
  const step = decideUpdate({ installed: appVersion, newest: version, isManual, wasShown })
  if (step === 'install-silently') await startNewestVersion()
  if (step === 'open-update-page') wasUpdateShown = true
  return { step, version }
}

/** The automatic check of the start page: the version whose page has to be shown. A check that fails holds nobody up. */
export const findUpdateToShow = async (): Promise<VersionInfo | null> => {
  try {
    const { step, version } = await checkForUpdate({ isManual: false })
    return step === 'open-update-page' ? version : null
  } catch (error) {
    ignoreQuietly(error)
    return null
  }
}

/** "Later" on the update page: this version is not offered again by itself. */
export const ignoreUpdate = (version: string): void => writeStored('update-ignored', version)
