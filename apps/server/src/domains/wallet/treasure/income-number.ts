/** The number of a payment of interest names the day that earned it: `I261129`. */
export const incomeNumber = (day: string): string => `I${day.slice(2).replaceAll('-', '')}`

/** The day that earned a payment; undefined where its number names none. */
export const dayOfIncome = (number: string): string | undefined => {
  const [, year, month, day] = /^I(\d\d)(\d\d)(\d\d)$/.exec(number) ?? []
  return year === undefined ? undefined : `20${year}-${month}-${day}`
}
