import type { WithdrawAccount } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ChoiceMark } from '../../../ui/forms/choice-mark.tsx'
import cell from '../../../ui/layout/cell.module.css'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { AccountContent } from './account-cell.tsx'
import styles from './chooser.module.css'

interface AccountChooserProps {
  readonly accounts: readonly WithdrawAccount[]
  /** The chosen one. */
  readonly account: WithdrawAccount
  readonly onChoose: (id: number) => void
}

/** Where the money goes (V-14), as a card that can be changed: one of my accounts, or a new one. */
export const AccountChooser = ({ accounts, account, onChoose }: AccountChooserProps) => {
  const t = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <CellGroup flush>
        <button type="button" className={cell.cell} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <span className="visually-hidden">{t('withdrawal.account')} </span>
          <AccountContent account={account} value={t('withdrawal.change')} hasArrow />
        </button>
      </CellGroup>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('withdrawal.chooseAccount')}>
        <div className={styles.chooser}>
          <div role="group" aria-label={t('withdrawal.chooseAccount')}>
            <CellGroup flush>
              {accounts.map((each) => (
                <button
                  key={each.id}
                  type="button"
                  className={cell.cell}
                  aria-pressed={each.id === account.id}
                  onClick={() => {
                    setIsOpen(false)
                    onChoose(each.id)
                  }}
                >
                  <AccountContent account={each} value={<ChoiceMark isChosen={each.id === account.id} />} />
                </button>
              ))}
              <Cell icon={Plus} title={t('withdrawal.addAccount')} onClick={() => goTo('addWallet')} />
            </CellGroup>
          </div>
        </div>
      </Sheet>
    </>
  )
}
