import type { WithdrawAccount } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Mark } from '../../../ui/actions/mark.tsx'
import { Cell, CellContent } from '../../../ui/layout/cell.tsx'
import { Dotted } from '../../../ui/lists/dotted.tsx'
import { accountName, accountNumber } from './account-words.ts'
import { AccountMark } from './bank-card/account-mark.tsx'

/** What stands in the row of an account: the mark of its kind, whose it is with, the end of its number and its holder. */
const useParts = (account: WithdrawAccount) => {
  const t = useTexts()
  return {
    before: <AccountMark account={account} />,
    title: accountName(account, t),
    description: <Dotted>{[accountNumber(account, t), account.real_name].join(' · ')}</Dotted>,
  }
}

interface AccountCellProps {
  readonly account: WithdrawAccount
  readonly onClick: () => void
}

/** One of my accounts; the default one says so. */
export const AccountCell = ({ account, onClick }: AccountCellProps) => {
  const t = useTexts()
  const isDefault = account.is_default === 1
  return (
    <Cell
      {...useParts(account)}
      {...(isDefault && { value: <Mark>{t('withdrawal.isDefault')}</Mark> })}
      onClick={onClick}
    />
  )
}

interface AccountContentProps {
  readonly account: WithdrawAccount
  readonly value: ReactNode
  readonly hasArrow?: boolean
}

/** The same within a row of another kind. */
export const AccountContent = ({ account, ...rest }: AccountContentProps) => (
  <CellContent {...useParts(account)} {...rest} />
)
