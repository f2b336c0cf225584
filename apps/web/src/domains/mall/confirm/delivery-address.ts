import type { Address } from '@cliffhanger/contract/payments/order-schemas.ts'

/** Where an order goes: the chosen address, else the default one, else the first. */
export const deliveryAddress = (list: readonly Address[], chosenId: number | undefined): Address | undefined =>
  list.find(({ id }) => id === chosenId) ?? list.find(({ is_default }) => is_default === 1) ?? list[0]
