/** Country prefixes a phone may have (C-34). */
export const phonePrefixes = [
  '+84',
  '+86',
  '+852',
  '+853',
  '+886',
  '+1',
  '+82',
  '+81',
  '+44',
  '+65',
  '+60',
  '+7',
  '+61',
] as const
export type PhonePrefix = (typeof phonePrefixes)[number]

/** Subscriber numbers without the prefix: six to twelve digits. */
const subscriberNumber = /^\d{6,12}$/

/** V-1: 4 to 20 letters and digits, not starting with a digit. */
export const isUserName = (text: string): boolean => /^[A-Za-z][A-Za-z0-9]{3,19}$/.test(text)

/** V-2: 7 to 32 characters. */
export const isLoginPassword = (text: string): boolean => text.length >= 7 && text.length <= 32

/** V-3 */
export const arePasswordsEqual = (password: string, confirmation: string): boolean => password === confirmation

const mailPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const domainLabel = /^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/

/** V-5: one address of at most 254 characters with a domain of two labels or more. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  const labels = text.slice(at + 1).split('.')
  if (at < 1 || text.length > 254 || local.length > 64 || !mailPart.test(local)) return false
  return labels.length >= 2 && labels.every((label) => domainLabel.test(label)) && /^[A-Za-z]/.test(labels.at(-1) ?? '')
}

/** Mail addresses are compared and kept in lower case. */
export const normalizeEmail = (text: string): string => text.trim().toLowerCase()

/** V-6: `+84912345678` of a phone however it was typed (`+84 091-234 5678`), or undefined when it is none of ours.
 *  A leading zero is the national dialling prefix and falls away. */
export function normalizePhone(text: string): string | undefined {
  const digits = text.replace(/[\s().-]/g, '')
  const prefix = phonePrefixes.filter((known) => digits.startsWith(known)).sort((a, b) => b.length - a.length)[0]
  if (!prefix) return undefined
  const number = digits.slice(prefix.length).replace(/^0/, '')
  return subscriberNumber.test(number) ? prefix + number : undefined
}

/** V-6 */
export const isPhone = (text: string): boolean => normalizePhone(text) !== undefined

/** A mail address or a phone in the form it is kept in, or undefined when it is not valid. */
export function normalizeContact(kind: 'email' | 'phone', text: string): string | undefined {
  if (kind === 'phone') return normalizePhone(text)
  const email = normalizeEmail(text)
  return isEmail(email) ? email : undefined
}

/** V-34: exactly `length` digits. */
export const isCode = (text: string, length = 6): boolean => text.length === length && /^\d+$/.test(text)

/** V-37, in characters as a reader counts them. */
export const isNickName = (text: string): boolean => isLength(text.trim(), 1, 30)
export const isSignature = (text: string): boolean => isLength(text, 0, 100)

const isLength = (text: string, min: number, max: number) => text.length >= min && text.length <= max
