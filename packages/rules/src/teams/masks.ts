/** A member's number as others of a team see it: its first and last two digits. */
export const maskUserNo = (number: string): string =>
  number.length > 4 ? `${number.slice(0, 2)}••••${number.slice(-2)}` : '••••'
