/** What was typed into the search of a bill, read as each of the things it may mean. */
export interface BillKeyword {
  /** A decimal text such as `12.50`; undefined where it is no amount. */
  readonly amount: string | undefined
  /** A number of an order or record; undefined where it can be none. */
  readonly number: string | undefined
}

const numberText = /^[0-9A-Za-z_-]{2,40}$/
/** Whole digits or groups of three, then one or two decimals after the other separator. */
const amountTexts = [
  /^(\d{1,3}(?:,\d{3})+|\d{1,13})(?:\.(\d{1,2}))?$/,
  /^(\d{1,3}(?:\.\d{3})+|\d{1,13})(?:,(\d{1,2}))?$/,
]

/** Reads a keyword. Amounts are taken as people of any language write them, with a sign and a currency before or after. */
export const readBillKeyword = (keyword: string): BillKeyword => {
  const typed = keyword.trim()
  return { amount: amountIn(typed), number: numberText.test(typed) ? typed.toUpperCase() : undefined }
}

const amountIn = (typed: string): string | undefined => {
  const digits = typed.replace(/^[+−-]?\s*(US)?\$?\s*/u, '').replace(/\s*[$₫¥]$/u, '')
  for (const pattern of amountTexts) {
    const [, whole, decimals] = pattern.exec(digits) ?? []
    if (whole === undefined) continue
    const plain = whole.replaceAll(/[.,]/g, '')
    return decimals === undefined ? plain : `${plain}.${decimals}`
  }
  return undefined
}
