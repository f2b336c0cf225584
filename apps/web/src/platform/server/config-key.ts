import { defaultConfigKey } from '@cliffhanger/contract/config-key.ts'

/** Opens what the server seals for clients; a build may be given another key (`VITE_CONFIG_KEY`). */
export const configKey = import.meta.env.VITE_CONFIG_KEY ?? defaultConfigKey
