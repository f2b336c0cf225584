import type { MallOrderOverview } from '@cliffhanger/contract/mall/operator-order-calls.ts'
import { Table, TableBody, TableCell, TableRow } from '@mui/material'
import { useTexts } from '../../../platform/texts.ts'
import { Time } from '../../../ui/time.tsx'

/** What happened to an order, oldest first: its states, and what operators wrote about its parcel. */
export const OrderTimeline = ({ order }: { readonly order: MallOrderOverview }) => {
  const t = useTexts()
  const join = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ')
  const states = [
    { time: order.create_time, text: t('mall.stepOrdered') },
    { time: order.ship_time, text: join(t('mall.stepShipped'), order.carrier, order.tracking_no) },
    { time: order.receive_time, text: t('mall.stepCompleted') },
    { time: order.cancel_time, text: join(t('mall.stepCancelled'), order.reason) },
  ]
  const steps = [...states.filter(({ time }) => time > 0), ...order.steps].toSorted((a, b) => a.time - b.time)
  return (
    <Table size="small" aria-label={t('mall.timeline')} sx={{ maxWidth: 720 }}>
      <TableBody>
        {steps.map(({ time, text }, index) => (
          // Steps have no name of their own, and none is ever taken away.
          <TableRow key={`${time} ${index}`}>
            <TableCell sx={{ width: '1px', verticalAlign: 'top' }}>
              <Time seconds={time} />
            </TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{text}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
