import type { CommissionFigures } from './needs.ts'

/** Nobody has earned anything where there is no commission. */
export const noCommission: CommissionFigures = {
  sumsOf: async () => new Map(),
  totalOf: async () => 0n,
  salesOf: async () => ({ sales: 0, amount: 0n }),
}
