import type { OrderType } from '@cliffhanger/contract/payments/recharge-schemas.ts'

/** Crockford's digits: none that is taken for another when it is read out or copied by hand. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What a number stands for. */
type Numbered = OrderType | 'withdrawal' | 'transfer' | 'conversion' | 'treasure' | 'mall'

const letters: Readonly<Record<Numbered, string>> = {
  recharge: 'R',
  vip: 'V',
  star: 'S',
  crowdfunding: 'C',
  withdrawal: 'W',
  transfer: 'T',
  conversion: 'X',
  treasure: 'B',
  mall: 'M',
}

/** How many random bytes a number takes; 5 bits of each count. */
export const orderNumberBytes = 10

/** `R261122-7K3M9QX2AB`: kind, day of the platform, 50 random bits. It stands in the memo of a transfer, so it is short and plain. */
export function orderNumberOf(type: Numbered, day: string, random: Uint8Array): string {
  const tail = Array.from(random.subarray(0, orderNumberBytes), (byte) => digits[byte % digits.length]).join('')
  return `${letters[type]}${day.replaceAll('-', '').slice(2)}-${tail}`
}
