import type { Address } from '@cliffhanger/contract/payments/order-schemas.ts'

/** An address on one line, from the house to the province; parts without a name are left out. */
export const addressLine = ({ detail, area, city, province }: Address): string =>
  [detail, area, city, province].filter((part) => part !== '').join(', ')
