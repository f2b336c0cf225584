import type { CallData } from '@cliffhanger/contract/call.ts'
import { withdrawalAccountCalls } from '@cliffhanger/contract/wallet/withdrawal-account-calls.ts'
import Star from 'lucide-react/icons/star'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { accountIcons, accountTitle } from './account-words.ts'

/** The kinds of account my withdrawals can go to, how many of each I have, and the default one. */
export const AccountsScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('wallet')
  const { data, error, refetch } = useCall(withdrawalAccountCalls.getAccountKinds, {})
  return (
    <Screen top={<NavBar title={t('withdrawal.accounts')} onBack={goBack} />}>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={4} />)}
      {data && error && <StaleNote onRetry={() => void refetch()} />}
      {data && <Kinds data={data} />}
    </Screen>
  )
}

const Kinds = ({ data }: { readonly data: CallData<typeof withdrawalAccountCalls.getAccountKinds> }) => {
  const t = useTexts()
  const { types, default: favourite } = data
  // A kind that was switched off stays where there are accounts of it.
  const shown = types.filter(({ is_open, total }) => is_open === 1 || total > 0)
  return (
    <>
      {favourite && (
        <CellGroup heading={t('withdrawal.defaultAccount')}>
          <Cell
            icon={Star}
            title={accountTitle(favourite, t)}
            description={favourite.real_name}
            href={hrefTo('accountList', { type: favourite.type })}
          />
        </CellGroup>
      )}
      <CellGroup heading={t('withdrawal.kinds')}>
        {shown.map(({ type, name, total, max }) => (
          <Cell
            key={type}
            icon={accountIcons[type]}
            title={name}
            value={t('withdrawal.ofMax', { total, max })}
            href={total > 0 ? hrefTo('accountList', { type }) : hrefTo('addAccount', { type })}
          />
        ))}
      </CellGroup>
    </>
  )
}
