import { useIsRoomy } from '../../../platform/appearance/desktop.ts'
import { leaveBoth, relaunch, useGoBack } from '../../../platform/navigation/navigation.ts'
import { changeQuery, useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { chosenIn } from '../chosen-mark.ts'
import { PayeeChoice } from '../components/forms/payee-choice.tsx'
import { TransferForm } from '../components/forms/transfer-form.tsx'
import { TransferList } from '../components/transfer-list.tsx'
import { askedInQuery } from '../payee-in-code.ts'
import { RecentTransfers } from '../transfers/recent-transfers.tsx'

const numberIn = (text: string | null): number | undefined => {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** Transfers coins to another member: first to whom, then how much; where there is room, beside each other. From a chat, the address carries the payee's id, and the chat shows a card afterwards; from a code it
 *  carries their number and the amount they ask for. `transfer` is the id of the record to show. */
export const TransferScreen = () => {
  const t = useTexts()
  const query = useScreenQuery()
  const goBack = useGoBack('wallet')
  const userId = numberIn(query.get('user_id'))
  const asked = askedInQuery(query)
  const named = userId === undefined ? asked && { user_no: asked.userNo } : { user_id: userId }
  const chosen = chosenIn(query)
  const isFromChat = query.get('chat') === '1'
  const view = query.get('view') === 'records' ? 'records' : 'new'
  const isRoomy = useIsRoomy()
  // Who stands in the chat one comes from is not chosen again.
  const isBeside = isRoomy && !isFromChat
  const changePayee = chosen ? goBack : () => relaunch('transfer')
  const leave = (): void => {
    if (isBeside) relaunch('transfer', { view: 'records' })
    else if (chosen) leaveBoth(chosen.wasFirst, 'wallet')
    else goBack()
  }
  const form = named && (
    <TransferForm
      key={`${userId ?? ''} ${asked?.userNo ?? ''} ${asked?.amount ?? ''}`}
      named={named}
      asked={asked?.amount ?? ''}
      isFromChat={isFromChat}
      onChangePayee={isFromChat || isBeside ? undefined : changePayee}
      onDone={leave}
    />
  )
  const beside = form ?? (
    <>
      <EmptyList drawing="people" title={t('wallet.choosePayee')} hint={t('wallet.choosePayeeHint')} />
      <RecentTransfers />
    </>
  )
  // On a phone, who has chosen whom has one thing to do.
  const isListed = view === 'records' || isBeside || named === undefined
  return (
    <Screen
      width={isRoomy ? 'panes' : 'column'}
      top={
        <>
          <NavBar title={t('wallet.transfer')} onBack={goBack} />
          {isListed && (
            <Tabs
              fill
              label={t('wallet.transfer')}
              tabs={[
                { value: 'new', label: t('wallet.newTransfer') },
                { value: 'records', label: t('wallet.transferRecords') },
              ]}
              value={view}
              onChange={(value) => changeQuery('view', value === 'new' ? null : value)}
            />
          )}
        </>
      }
    >
      {view === 'records' && <TransferList wanted={numberIn(query.get('transfer'))} />}
      {view === 'new' && isBeside && <Panes side={<PayeeChoice isBeside chosen={userId} />}>{beside}</Panes>}
      {view === 'new' && !isBeside && (form ?? <PayeeChoice />)}
    </Screen>
  )
}
