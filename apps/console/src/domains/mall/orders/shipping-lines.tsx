import type { ShippingLine } from '@cliffhanger/contract/mall/operator-order-calls.ts'
import { Box, Chip, Table, TableBody, TableCell, TableHead, TablePagination, TableRow } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { problemText } from './order-texts.tsx'

const pageLength = 50
const colors = { ready: 'info', done: 'success', wrong: 'error' } as const
const stateTexts = { ready: 'mall.lineReady', done: 'mall.lineDone', wrong: 'mall.lineWrong' } as const

interface ShippingLinesProps {
  readonly lines: readonly ShippingLine[]
}

/** Lines of a file, those that are wrong first, each with its problem in words. */
export const ShippingLines = ({ lines }: ShippingLinesProps) => {
  const t = useTexts()
  const [page, setPage] = useState(0)
  const sorted = [...lines.filter(({ state }) => state === 'wrong'), ...lines.filter(({ state }) => state !== 'wrong')]
  const first = page * pageLength < sorted.length ? page * pageLength : 0
  return (
    <>
      <Box tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={t('mall.checked')}>
          <TableHead>
            <TableRow>
              <TableCell align="right">{t('mall.line')}</TableCell>
              <TableCell>{t('mall.state')}</TableCell>
              <TableCell>{t('mall.orderNo')}</TableCell>
              <TableCell>{t('mall.carrier')}</TableCell>
              <TableCell>{t('mall.trackingNo')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {sorted.slice(first, first + pageLength).map(({ line, state, problem, ...parcel }) => (
              <TableRow key={line}>
                <TableCell align="right">{line}</TableCell>
                <TableCell>
                  <Chip size="small" variant="outlined" color={colors[state]} label={t(stateTexts[state])} />{' '}
                  {problemText(t, problem)}
                </TableCell>
                <TableCell>{parcel.order_no}</TableCell>
                <TableCell>{parcel.carrier}</TableCell>
                <TableCell>{parcel.tracking_no}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {sorted.length > pageLength && (
        <TablePagination
          component="div"
          count={sorted.length}
          page={first / pageLength}
          rowsPerPage={pageLength}
          rowsPerPageOptions={[pageLength]}
          onPageChange={(_, next) => setPage(next)}
        />
      )}
    </>
  )
}
