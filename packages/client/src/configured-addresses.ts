import type { RemoteConfig } from '@cliffhanger/contract/session/schemas.ts'

/** API addresses in the order of the configuration; [''] (the page's own origin) when it names none. */
export const apiAddresses = (config: RemoteConfig): readonly string[] =>
  addressList(config.plat_download.h5_api_url, config.api_url)

/** Socket addresses in the order of the configuration. */
export const socketAddresses = (config: RemoteConfig): readonly string[] =>
  addressList(config.plat_download.h5_ws_url, config.ws_url)

const addressList = (preferred: string | readonly string[], fallback: string): readonly string[] => {
  const addresses = [preferred].flat().filter((address) => address !== '')
  return addresses.length > 0 ? addresses : [fallback]
}
