import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import { conversionCalls } from '@cliffhanger/contract/wallet/conversion-calls.ts'
import type { ConvertPair } from '@cliffhanger/contract/wallet/conversion-schemas.ts'
import History from 'lucide-react/icons/history'
import { type ReactNode, useState } from 'react'
import { useIsRoomy } from '../../../platform/appearance/desktop.ts'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { coinOf } from '../../../shared/amounts.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { ConversionList } from '../components/conversion-list.tsx'
import { ConvertForm } from '../components/convert/convert-form.tsx'
import { RecentConversions, useLastConversions } from '../components/convert/recent-conversions.tsx'
import { startSum } from '../conversion-start.ts'
import { useWallets } from '../use-wallets.ts'

/** Makes one coin another; where there is room, beside what one converted. */
export const ConvertScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('wallet')
  const isRoomy = useIsRoomy()
  const { data, error, isPending, refetch } = useCall(conversionCalls.listConversions, { type: 'pair', limit: 100 })
  const pairs = data?.list.flatMap((row) => ('order_no' in row || row.status === 0 ? [] : [row]))
  const retry = () => void refetch()
  const form = (
    <>
      {isPending && <SkeletonRows rows={3} />}
      {error && !pairs && <ErrorState error={error} onRetry={retry} />}
      {error && pairs && <StaleNote onRetry={retry} />}
      {pairs?.length === 0 && <EmptyList drawing="money" title={t('wallet.noPairs')} hint={t('wallet.noPairsHint')} />}
      {pairs && pairs.length > 0 && <ChosenPair pairs={pairs} after={!isRoomy && <RecentConversions />} />}
    </>
  )
  const records = (
    <IconButton icon={History} size={22} label={t('wallet.conversions')} onClick={() => goTo('conversions')} />
  )
  return (
    <Screen
      width={isRoomy ? 'panes' : 'column'}
      top={<NavBar title={t('wallet.convert')} onBack={goBack} right={!isRoomy && records} />}
    >
      {isRoomy ? (
        <Panes side={form} title={t('wallet.conversions')}>
          <ConversionList />
        </Panes>
      ) : (
        form
      )}
    </Screen>
  )
}

interface ChosenPairProps {
  readonly pairs: readonly ConvertPair[]
  readonly after: ReactNode
}

/** The address may name the coins and the amount: who is sent here for something finds the form filled in, and anybody else
 *  with a sum of their own. */
const ChosenPair = ({ pairs, after }: ChosenPairProps) => {
  const query = useScreenQuery()
  const former = useLastConversions()
  const { wallets, walletOf, isPending } = useWallets()
  const [sold, bought] = [coinOf(query.get('from') ?? ''), coinOf(query.get('to') ?? '')]
  const given = sold && bought && { from: sold, to: bought }
  const [wanted, setWanted] = useState<{ from: CoinCode; to: CoinCode } | undefined>(given)
  const chosen = pairs.find(({ from, to }) => from === wanted?.from && to === wanted.to)
  const pair = chosen ?? pairs.find(({ from }) => from === wanted?.from) ?? pairs[0]
  if (!pair) return null
  const requested = pair.from === sold && pair.to === bought ? query.get('amount') : null
  // What it begins with is there when it is drawn.
  if (requested === null && (former === undefined || (isPending && !wallets))) return <SkeletonRows rows={3} />
  return (
    <ConvertForm
      key={`${pair.from} ${pair.to}`}
      {...{ pairs, pair, after }}
      givenAmount={requested ?? startSum(pair, former ?? [], walletOf(pair.from)?.balance)}
      isSuggested={requested === null}
      onChoose={setWanted}
    />
  )
}
