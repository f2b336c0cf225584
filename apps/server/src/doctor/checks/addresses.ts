import { type Check, type Finding, ok, warn } from '../check.ts'

/** What members reach the platform at, and whose word is taken for it. */
export const addresses: Check = {
  subject: 'address',
  async run({ settings: { PUBLIC_URL, TRUST_PROXY, DEMO } }) {
    return [addressOf(PUBLIC_URL), proxies(PUBLIC_URL, TRUST_PROXY), demonstration(PUBLIC_URL, DEMO)]
  },
}

const addressOf = (url: string): Finding => {
  if (url === '')
    return warn('address', 'PUBLIC_URL is empty', 'Set it to the address members type, beginning with https.')
  return url.startsWith('https:')
    ? ok('address', url)
    : warn('address', `${url} is not https`, 'Browsers give microphones, notifications and installation to https only.')
}

/** The server never terminates https. A proxy in front does, and its header names the address of the caller. */
const proxies = (url: string, trusted: string): Finding =>
  url.startsWith('https:') && ['', '0', 'false'].includes(trusted)
    ? warn(
        'proxies',
        'PUBLIC_URL is https, and no proxy is trusted',
        'Set TRUST_PROXY to the number of proxies in front, or all members share one budget of calls.',
      )
    : ok('proxies', trusted === '' || trusted === 'false' ? 'none in front' : `TRUST_PROXY=${trusted}`)

const demonstration = (url: string, isDemo: boolean): Finding =>
  isDemo && url !== ''
    ? warn('demonstration', 'on: its members have passwords everybody knows', 'Set DEMO=0 for a platform of your own.')
    : ok('demonstration', isDemo ? 'on' : 'off')
