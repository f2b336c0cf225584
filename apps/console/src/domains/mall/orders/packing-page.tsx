import type { MallOrderOverview } from '@cliffhanger/contract/mall/operator-order-calls.ts'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import { Box, Button, GlobalStyles, Stack, Typography } from '@mui/material'
import { Loading, Title, useGetList } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { useTexts } from '../../../platform/texts.ts'
import { Nothing } from '../../../ui/list-page.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Time } from '../../../ui/time.tsx'
import { addressLines } from './order-texts.tsx'

/** Slips to lay into parcels, as paper: the orders named in the address, each on its own piece. */
export const PackingPage = () => {
  const t = useTexts()
  const [parameters] = useSearchParams()
  const ids = parameters.get('ids') ?? ''
  const { data, error, refetch } = useGetList<MallOrderOverview>('mall-packing', { filter: { ids } })
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <Loading />
  return (
    <Box sx={{ py: 2 }}>
      <Title title={t('mall.packingList')} />
      <GlobalStyles styles={onPaper} />
      <Stack direction="row" spacing={2} sx={{ mb: 2, alignItems: 'center', '@media print': { display: 'none' } }}>
        <Button
          variant="contained"
          startIcon={<PrintIcon />}
          onClick={() => window.print()}
          disabled={data.length === 0}
        >
          {t('mall.print')}
        </Button>
        <Typography color="textSecondary">{t('mall.chosen', { count: data.length })}</Typography>
      </Stack>
      {data.length === 0 ? <Nothing /> : data.map((order) => <Slip key={order.id} order={order} />)}
    </Box>
  )
}

const Slip = ({ order }: { readonly order: MallOrderOverview }) => {
  const t = useTexts()
  const { address, remark } = order
  return (
    <Box component="article" aria-label={order.order_no} sx={paper}>
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between', mb: 1.5, flexWrap: 'wrap' }}>
        <strong>{order.order_no}</strong>
        <Time seconds={order.create_time} />
      </Stack>
      {address && (
        <Box component="address" sx={{ fontStyle: 'normal', fontSize: 18, lineHeight: 1.5, mb: 2 }}>
          <strong>{address.consignee}</strong> · {address.phone}
          {addressLines(address).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Box>
      )}
      <table style={{ width: '100%', borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            <th style={cell}>{t('mall.article')}</th>
            <th style={cell}>{t('mall.variant')}</th>
            <th style={{ ...cell, textAlign: 'right' }}>{t('mall.count')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td style={cell}>{order.goods_name}</td>
            <td style={cell}>{order.variant_name || '—'}</td>
            <td style={{ ...cell, textAlign: 'right', fontWeight: 700 }}>{order.number}</td>
          </tr>
        </tbody>
      </table>
      {remark && (
        <Box sx={{ mt: 1.5 }}>
          {t('mall.remark')}: {remark}
        </Box>
      )}
    </Box>
  )
}

const cell = { textAlign: 'left', padding: '6px 8px', borderBottom: '1px solid #999' } as const

/** Black on white also on the screen: what is seen is what is printed. */
const paper = {
  bgcolor: '#fff',
  color: '#000',
  border: '1px solid #999',
  borderRadius: 1,
  p: 3,
  mb: 2,
  maxWidth: 760,
  breakInside: 'avoid',
} as const

/** Of the console around the slips nothing is printed. */
const onPaper = {
  '@media print': {
    'html, body, #root, .RaLayout-appFrame, .RaLayout-content': {
      background: '#fff !important',
      padding: '0 !important',
      margin: '0 !important',
    },
    '.MuiAppBar-root, .RaSidebar-root, .RaSidebar-fixed, .MuiDrawer-root, .RaLayout-content > .MuiAlert-root': {
      display: 'none !important',
    },
  },
} as const
