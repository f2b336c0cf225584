/** Orders whose payment Stripe has from this page: they wait for its word, and are not asked to be paid again at once. */
const sent = new Set<string>()

export const noteSent = (orderNo: string): void => {
  sent.add(orderNo)
}

export const isSent = (orderNo: string): boolean => sent.has(orderNo)
