import { type Check, ok, warn } from '../check.ts'

/** Settings of a provider of text messages, as far as this build has any. */
const isAboutSms = (name: string): boolean => name.startsWith('SMS_') || name.startsWith('TWILIO_')

/** Nothing is sent: a message costs money. */
export const sms: Check = {
  subject: 'SMS',
  async run({ settings }) {
    const set = Object.entries(settings).filter(([name, value]) => isAboutSms(name) && value !== '')
    return set.length === 0
      ? [warn('SMS', 'no provider', 'Without one there is no sign-up by phone; nothing to do where that is meant.')]
      : [ok('SMS', `a provider is set (${set.map(([name]) => name).join(', ')})`)]
  },
}
