/** Base address of the web client: the configured one, else the one the caller came by. */
export const webAddress = ({ h5_url: h5Url }: { readonly h5_url: string }, origin: string): string =>
  (h5Url || origin).replace(/\/+$/, '')

/** Address that keeps a member's code until whoever follows it registers. */
export const inviteLink = (platform: { readonly h5_url: string }, origin: string, userCode: string): string =>
  `${webAddress(platform, origin)}/u/${userCode}`
