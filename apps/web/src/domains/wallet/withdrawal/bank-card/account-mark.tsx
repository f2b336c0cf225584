import type { WithdrawAccount } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import { ChannelMark } from '../../ways/channel-mark.tsx'
import styles from './account-mark.module.css'
import { bankInitials } from './bank-initials.ts'

/** As many grounds as there are, so that two banks of one member seldom look alike. */
const grounds = 6

/** The sign of an account: its bank's initials on a ground of its own, or the mark of its kind. */
export const AccountMark = ({
  account: { type, bank_id: id, bank_name: name },
}: {
  readonly account: Pick<WithdrawAccount, 'type' | 'bank_id' | 'bank_name'>
}) => {
  const initials = type === 'bank' ? bankInitials(name) : ''
  if (initials === '') return <ChannelMark kind={type} />
  return (
    <span
      className={styles.mark}
      data-ground={id % grounds}
      data-long={initials.length > 2 || undefined}
      aria-hidden="true"
    >
      {initials}
    </span>
  )
}
