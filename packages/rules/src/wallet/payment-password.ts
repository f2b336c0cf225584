/** What a thief of the phone knows of the member, too. */
export interface KnownDigits {
  /** `+84912345678` */
  readonly phone?: string | undefined
  /** `YYYYMMDD` */
  readonly birthday?: string | undefined
}

const isRun = (digits: string, step: 1 | 9): boolean =>
  [...digits].every((digit, index) => index === 0 || Number(digit) === (Number(digits[index - 1]) + step) % 10)

/** A day as people type it in six digits. */
const writtenAs = (birthday: string): readonly string[] => {
  const [year, month, day] = [birthday.slice(0, 4), birthday.slice(4, 6), birthday.slice(6, 8)]
  const short = year.slice(2)
  return [
    short + month + day,
    day + month + short,
    month + day + short,
    year + month,
    month + year,
    year + day,
    day + year,
  ]
}

/** one digit repeated, a run up or down, the member's birthday or the end of their phone number. */
export const isGuessable = (digits: string, { phone = '', birthday = '' }: KnownDigits): boolean =>
  /^(.)\1*$/.test(digits) ||
  isRun(digits, 1) ||
  isRun(digits, 9) ||
  (phone !== '' && phone.endsWith(digits)) ||
  (birthday.length === 8 && writtenAs(birthday).includes(digits))
