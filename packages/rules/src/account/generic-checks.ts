/** V-35: checks of plain texts that forms share; mail addresses, phones and codes are in `validation.ts`. */

/** An absolute http or https address: a host with an optional port, then anything without blanks. */
export const isUrl = (text: string): boolean =>
  /^https?:\/\/(\[[0-9a-f:.]+\]|[a-z0-9]([a-z0-9.-]*[a-z0-9])?)(:\d{1,5})?([/?#]\S*)?$/i.test(text)

/** A calendar day `YYYY-MM-DD` that exists. */
export function isDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  if (month < 1 || month > 12 || day < 1) return false
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const daysOfMonth = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return day <= (daysOfMonth[month - 1] ?? 0)
}

/** A decimal number, with a sign if need be; no exponent, no blanks. */
export const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text)

/** V-33: an amount of money above or equal 0 with at most `decimals` decimals. */
export const isAmount = (text: string, decimals = 2): boolean => {
  const match = /^(?:0|[1-9]\d{0,14})(?:\.(\d+))?$/.exec(text)
  return match !== null && (match[1]?.length ?? 0) <= decimals
}

const idCardWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const
const idCardChecks = '10X98765432'

/** An identity card number: the Chinese one with its birthday and check digit (GB 11643), or 6 to 20 letters and digits of
 *  another country's. */
export function isIdCard(text: string): boolean {
  const card = text.toUpperCase()
  if (!/^\d{17}[\dX]$/.test(card)) return /^(?=.*\d)[A-Z0-9]{6,20}$/.test(card) && card.length !== 18
  if (!isDate(`${card.slice(6, 10)}-${card.slice(10, 12)}-${card.slice(12, 14)}`)) return false
  const sum = idCardWeights.reduce((total, weight, index) => total + weight * Number(card[index]), 0)
  return idCardChecks[sum % 11] === card[17]
}
