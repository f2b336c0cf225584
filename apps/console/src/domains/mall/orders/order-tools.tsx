import type { MallOrderOverview } from '@cliffhanger/contract/mall/operator-order-calls.ts'
import { mallOrderStates } from '@cliffhanger/contract/mall/states.ts'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import { Button, Stack, Typography } from '@mui/material'
import { LinkBase, useListContext } from 'react-admin'
import { useTexts } from '../../../platform/texts.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'

/** The most orders one packing list holds. */
export const mostPacked = 100

/** Only parcels are packed. */
export const isPacked = ({ kind, state }: MallOrderOverview): boolean =>
  kind === 'physical' && state !== mallOrderStates.cancelled

interface OrderToolsProps {
  readonly chosen: readonly number[]
  readonly onChoose: (ids: readonly number[]) => void
}

/** What is done with several orders at once. */
export const OrderTools = ({ chosen, onChoose }: OrderToolsProps) => {
  const t = useTexts()
  const mayShip = useMayDo()('member.write')
  const { data = [] } = useListContext<MallOrderOverview>()
  const shown = data.filter(isPacked).map(({ id }) => id)
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ p: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <Button
        size="small"
        disabled={shown.length === 0}
        onClick={() => onChoose([...new Set([...chosen, ...shown])].slice(-mostPacked))}
      >
        {t('mall.chooseAll')}
      </Button>
      {chosen.length > 0 && (
        <Button size="small" color="inherit" onClick={() => onChoose([])}>
          {t('mall.chooseNone')}
        </Button>
      )}
      <Button
        size="small"
        variant="outlined"
        startIcon={<PrintIcon />}
        disabled={chosen.length === 0}
        component={LinkBase}
        to={`/mall-packing?ids=${chosen.join(',')}`}
      >
        {t('mall.packingList')}
      </Button>
      {chosen.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('mall.chosen', { count: chosen.length })}
        </Typography>
      )}
      {mayShip && (
        <Button size="small" component={LinkBase} to="/mall-shipping" sx={{ ml: { sm: 'auto' } }}>
          {t('mall.bulkShipping')}
        </Button>
      )}
    </Stack>
  )
}
