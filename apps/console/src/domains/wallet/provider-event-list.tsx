import { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { providerNames } from '@cliffhanger/contract/payments/payment-provider.ts'
import { Button, Chip } from '@mui/material'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { useAction } from '../../platform/use-action.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { choiceOf } from '../../ui/inputs/filters.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { periodFilter } from '../../ui/lists/period-filter.tsx'
import { eventStates, eventStateText, type ProviderEvent, providerText } from '../../ui/money/payment-texts.ts'
import { ActsColumn, Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'

const colors = { new: 'warning', done: 'success', ignored: 'default', failed: 'error' } as const

/** What providers told us about payments; what failed can be handled once more. */
export const ProviderEventList = () => {
  const t = useTexts()
  const run = useAction()
  const mayWrite = useMayDo()('finance.write')
  const retry = (id: number) => run(() => callServer(paymentOperatorCalls.retryProviderEvent, { id }))
  return (
    <ListPage
      title={t('wallet.providerEvents')}
      filters={[
        choiceOf(
          'provider',
          t('wallet.provider'),
          providerNames.map((id) => ({ id, name: providerText(t, id) })),
          t('wallet.any'),
        ),
        choiceOf(
          'state',
          t('wallet.state'),
          eventStates.map((id) => ({ id, name: eventStateText(t, id) })),
          t('wallet.any'),
        ),
        periodFilter(t),
      ]}
    >
      <Table>
        <Column<ProviderEvent> source="state" label={t('wallet.state')}>
          {({ state }) => (
            <Chip size="small" variant="outlined" color={colors[state]} label={eventStateText(t, state)} />
          )}
        </Column>
        <Column<ProviderEvent> source="provider" label={t('wallet.provider')}>
          {({ provider }) => providerText(t, provider)}
        </Column>
        <Column<ProviderEvent> source="kind" label={t('wallet.message')} />
        <Column<ProviderEvent> source="reference" label={t('wallet.paymentRef')} />
        <Column<ProviderEvent> source="note" label={t('wallet.note')}>
          {({ note }) => note || '—'}
        </Column>
        <Column<ProviderEvent> source="receive_time" label={t('wallet.came')} sortBy="create_time">
          {({ receive_time }) => <Time seconds={receive_time} />}
        </Column>
        {mayWrite && (
          <ActsColumn<ProviderEvent> source="id">
            {({ id, state }) =>
              state === 'failed' || state === 'new' ? (
                <Button size="small" onClick={() => void retry(id)}>
                  {t('wallet.handleAgain')}
                </Button>
              ) : (
                '—'
              )
            }
          </ActsColumn>
        )}
      </Table>
    </ListPage>
  )
}
