/** Settings of a build (vite.config.ts takes the last two from the server's environment); each has a default where it is read. */
interface ImportMetaEnv {
  /** Address of the encrypted start-up configuration. */
  readonly VITE_CONFIG_URL?: string
  /** Key of that configuration, 32 bytes as base64. */
  readonly VITE_CONFIG_KEY?: string
  /** Where the ad provider takes events; nothing is sent without it. */
  readonly VITE_AD_EVENTS_URL?: string
}
