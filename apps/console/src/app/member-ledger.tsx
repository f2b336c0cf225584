import { MemberMembershipSection } from '../domains/membership/member-membership.tsx'
import { MemberLedgerPage } from '../domains/wallet/ledger/member-ledger-page.tsx'

/** What a member has, with their memberships. */
export const MemberLedger = () => <MemberLedgerPage Memberships={MemberMembershipSection} />
