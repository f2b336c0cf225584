import { crowdOrderCalls } from '@cliffhanger/contract/crowdfunding/order-calls.ts'
import type { CrowOrder } from '@cliffhanger/contract/crowdfunding/schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { withDirection } from '@cliffhanger/i18n/format/numbers.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { RecordRow } from '../../../ui/lists/record-row.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'

interface RecordsSheetProps {
  /** Undefined while it is closed. */
  readonly order: CrowOrder | undefined
  readonly onClose: () => void
}

/** What each day of an order earned, the newest first, and whether it is paid. */
export const RecordsSheet = ({ order, onClose }: RecordsSheetProps) => {
  const t = useTexts()
  return (
    <Sheet isOpen={order !== undefined} onClose={onClose} title={t('crowdfunding.records')}>
      {order && <Records orderId={order.id} />}
    </Sheet>
  )
}

const Records = ({ orderId }: { readonly orderId: number }) => {
  const t = useTexts()
  const language = useLanguage()
  const { write } = useAmounts()
  const { data, error, refetch } = useCall(crowdOrderCalls.getMyOrder, { id: orderId })
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} />
  if (data.interests.length === 0)
    return <EmptyList drawing="money" title={t('crowdfunding.noRecords')} hint={t('crowdfunding.noRecordsHint')} />
  return (
    <>
      {data.interests.map(({ id, date, amount, pay_time: paid }) => (
        <RecordRow
          key={id}
          title={formatMoment(Date.parse(`${date}T00:00:00Z`), 'day', language, 'UTC')}
          line={
            paid > 0
              ? t('crowdfunding.paidOn', { date: formatMoment(paid * 1000, 'moment', language) })
              : t('crowdfunding.waits')
          }
          amount={withDirection(write(amount, 'money'), true)}
          isIn={paid > 0}
        />
      ))}
    </>
  )
}
