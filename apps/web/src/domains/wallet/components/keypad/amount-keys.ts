import { largestMinor, parseMinor } from '@cliffhanger/rules/money.ts'

export const amountKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'separator', '0', 'delete'] as const
export type AmountKey = (typeof amountKeys)[number]

/** A decimal text after a key was pressed at its end. A key that would make no amount of the coin does nothing: a decimal too many, a second
 *  separator, more than any wallet holds. */
export const pressAmountKey = (text: string, key: AmountKey, scale: number): string => {
  if (key === 'delete') return text.slice(0, -1)
  if (key === 'separator') {
    if (scale === 0 || text.includes('.')) return text
    return text === '' ? '0.' : `${text}.`
  }
  const typed = text === '0' ? key : text + key
  const minor = parseMinor(typed, scale)
  return minor === undefined || minor > largestMinor ? text : typed
}
