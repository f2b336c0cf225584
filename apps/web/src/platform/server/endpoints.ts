import { apiAddresses, socketAddresses } from '@cliffhanger/client/configured-addresses.ts'
import { type RemoteConfig, remoteConfig } from '@cliffhanger/contract/session/schemas.ts'
import { readStoredJson, writeStored } from '../storage/storage.ts'

/** Where the servers are: the last start-up configuration and the node that answered first. A screen that is opened by
 *  its own address uses what was stored; without it, the page's own origin. */

const isRemoteConfig = (value: unknown): value is RemoteConfig => remoteConfig.safeParse(value).success

let config = readStoredJson('remote-config', isRemoteConfig)
let node = config ? (apiAddresses(config)[0] ?? '') : ''

/** The platform of a build that has not heard from its configuration yet. */
const defaultPlatformCode = 'demo'

export const apiBase = (): string => node
export const platformCode = (): string => config?.plat_code ?? defaultPlatformCode
export const downloads = (): RemoteConfig['plat_download'] | null => config?.plat_download ?? null

/** Address of a picture or file the server names by a path of its own; a full address stays as it is. */
export const assetUrl = (address: string): string => (address.startsWith('/') ? apiBase() + address : address)

/** Absolute addresses of the socket. */
export const socketBases = (): readonly string[] => {
  const own = `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/ws`
  const configured = config ? socketAddresses(config).filter((address) => address !== '') : []
  return configured.length > 0 ? configured : [own]
}

export const storeEndpoints = (newConfig: RemoteConfig, newNode: string): void => {
  config = newConfig
  node = newNode
  writeStored('remote-config', JSON.stringify(newConfig))
}
