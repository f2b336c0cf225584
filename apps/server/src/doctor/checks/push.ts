import { type Check, ok, warn } from '../check.ts'

/** Push services want to know whom to ask; browsers subscribe over https only. */
export const push: Check = {
  subject: 'push',
  async run({ settings: { PUSH_CONTACT, PUBLIC_URL, MAIL_FROM } }) {
    const isSafe = PUBLIC_URL.startsWith('https:')
    if (!isSafe) return [warn('push', 'PUBLIC_URL is not https', 'Browsers allow notifications on https only.')]
    const contact = PUSH_CONTACT || PUBLIC_URL
    return [ok('push', `its keys come from the master secret; push services may ask ${contact || MAIL_FROM}`)]
  },
}
