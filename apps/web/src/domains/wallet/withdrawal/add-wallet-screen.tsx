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
import { ChannelMark } from '../ways/channel-mark.tsx'
import { accountForms } from './account-words.ts'

/** The kinds of account one can add. */
export const AddWalletScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('accounts')
  const chosen = useChosenMark()
  const { data, error, refetch } = useCall(withdrawalAccountCalls.getAccountKinds, {})
  const open = data?.types.filter(({ is_open }) => is_open === 1) ?? []
  return (
    <Screen top={<NavBar title={t('withdrawal.addAccount')} onBack={goBack} />}>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={4} />)}
      {open.length > 0 && (
        <CellGroup heading={t('withdrawal.kinds')}>
          {open.map(({ type, name, total, max }) => (
            <Cell
              key={type}
              before={<ChannelMark kind={type} />}
              title={name}
              value={t('withdrawal.ofMax', { total, max })}
              href={type === 'usdt' ? hrefTo('addAccount', { type, chosen }) : hrefTo(accountForms[type], { chosen })}
            />
          ))}
        </CellGroup>
      )}
    </Screen>
  )
}
