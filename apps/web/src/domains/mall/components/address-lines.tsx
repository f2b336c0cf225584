import type { Address } from '@cliffhanger/contract/payments/order-schemas.ts'
import styles from './address-lines.module.css'
import { addressLine } from './address-text.ts'

/** Who gets it, and where. */
export const AddressLines = ({ address }: { readonly address: Address }) => (
  <>
    <span className={styles.who}>
      <strong>{address.consignee}</strong>
      <span className={styles.phone}>{address.phone}</span>
    </span>
    <span className={styles.where}>{addressLine(address)}</span>
  </>
)
