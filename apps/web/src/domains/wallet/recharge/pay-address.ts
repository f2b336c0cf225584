/** Pages of a provider that were just made, by order number; each is opened by itself once. */
const addresses = new Map<string, string>()

export const rememberPayAddress = (orderNo: string, address: string): void => {
  addresses.set(orderNo, address)
}

/** The page of an order that was just made; undefined the next time. */
export const takePayAddress = (orderNo: string): string | undefined => {
  const address = addresses.get(orderNo)
  addresses.delete(orderNo)
  return address
}

/** Leaves for a provider's page. It leads back to the order; nothing but a web page is opened. */
export const openPayAddress = (address: string): void => {
  const { protocol } = new URL(address, location.href)
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError(`${protocol} is no web page`)
  location.assign(address)
}
