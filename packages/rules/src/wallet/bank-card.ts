/** V-16: 12 to 19 digits whose last one is the check digit of the others (Luhn, ISO/IEC 7812). */
export function isBankCard(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  let sum = 0
  for (const [place, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

/** An account as lists show it: an e-mail address by its first letter and where it is, for its end is the same for everybody there; anything else
 *  as a number. */
export const maskAccount = (account: string): string => {
  const [, name = '', domain] = /^([^@\s]+)(@[^@\s]+)$/.exec(account) ?? []
  return domain === undefined ? maskNumber(account) : `${name.length > 1 ? name.charAt(0) : ''}***${domain}`
}

/** A number as lists show it: its last four characters; all hidden of one that has no more than those. */
export const maskNumber = (number: string): string =>
  number === '' ? '' : `**** ${number.length > 4 ? number.slice(-4) : ''}`.trimEnd()
