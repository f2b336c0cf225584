import { withdrawalAccountCalls } from '@cliffhanger/contract/wallet/withdrawal-account-calls.ts'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { useChosenMark } from '../chosen-mark.ts'
import { AccountFields } from './account-fields.tsx'
import { emptyDraft } from './account-form.ts'
import { accountForms, accountIcons } from './account-words.ts'
import styles from './add-wallet-screen.module.css'

/** The kinds of account one can add; a USDT address is entered right here. */
export const AddWalletScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('accounts')
  const chosen = useChosenMark()
  const { data, error, refetch } = useCall(withdrawalAccountCalls.getAccountKinds, {})
  const open = data?.types.filter(({ is_open }) => is_open === 1) ?? []
  return (
    <Screen top={<NavBar title={t('withdrawal.addAccount')} onBack={goBack} />}>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={4} />)}
      {open.some(({ type }) => type !== 'usdt') && (
        <CellGroup heading={t('withdrawal.kinds')}>
          {open.map(
            ({ type, name, total, max }) =>
              type !== 'usdt' && (
                <Cell
                  key={type}
                  icon={accountIcons[type]}
                  title={name}
                  value={t('withdrawal.ofMax', { total, max })}
                  href={hrefTo(accountForms[type], { chosen })}
                />
              ),
          )}
        </CellGroup>
      )}
      {open.some(({ type }) => type === 'usdt') && (
        <section>
          <h2 className={styles.heading}>{t('withdrawal.addKind', { kind: 'USDT' })}</h2>
          <AccountFields start={emptyDraft('usdt')} onDone={goBack} />
        </section>
      )}
    </Screen>
  )
}
