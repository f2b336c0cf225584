import type { Withdraw } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import { hrefTo } from '../../../../platform/navigation/paths.ts'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { useAmounts } from '../../../../shared/amounts.ts'
import { rowDay } from '../../../../shared/row-moment.ts'
import { unbroken } from '../../../../shared/unbroken.ts'
import { Dotted } from '../../../../ui/lists/dotted.tsx'
import { RecordRow } from '../../../../ui/lists/record-row.tsx'
import { auditStateName } from '../../audit-words.ts'
import { accountName, accountNumber } from '../account-words.ts'
import { AccountMark } from '../bank-card/account-mark.tsx'

/** One withdrawal of mine: where it went and when, how much left the balance, the fee of it, and where it stands. */
export const WithdrawalRow = ({ withdrawal }: { readonly withdrawal: Withdraw }) => {
  const t = useTexts()
  const language = useLanguage()
  const { show } = useAmounts()
  const { id, amount, fee, account, state, create_time: time } = withdrawal
  return (
    <RecordRow
      before={<AccountMark account={account} />}
      title={accountName(account, t)}
      isShort
      line={
        <Dotted>
          {[
            accountNumber(account, t),
            unbroken(rowDay(time, language)),
            ...(/[1-9]/.test(fee) ? [unbroken(`${t('withdrawal.fee')} ${show(fee, 'money')}`)] : []),
          ]}
        </Dotted>
      }
      amount={show(amount, 'money')}
      amountLine={auditStateName(state, t)}
      href={hrefTo('withdrawalDetail', { id })}
    />
  )
}
