import Bell from 'lucide-react/icons/bell'
import Gift from 'lucide-react/icons/gift'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Users from 'lucide-react/icons/users'
import Wallet from 'lucide-react/icons/wallet'

/** What a notice is about, as a picture. */
export const noticeIcons = { system: Bell, order: ReceiptText, wallet: Wallet, team: Users, activity: Gift } as const
