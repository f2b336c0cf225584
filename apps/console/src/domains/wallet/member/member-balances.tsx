import type { CallData } from '@cliffhanger/contract/call.ts'
import type { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import { Box, Skeleton, Stack } from '@mui/material'
import { useGetOne } from 'react-admin'
import { useTexts } from '../../../platform/texts.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Amount } from '../../../ui/money/amount.tsx'
import { coinName } from '../../../ui/money/amounts.ts'

type MemberLedger = CallData<typeof ledgerOperatorCalls.getMemberLedger> & { readonly id: number }

/** What a member has of each coin, in one row. */
export const MemberBalances = ({ userId }: { readonly userId: number }) => {
  const t = useTexts()
  const { data, error, refetch } = useGetOne<MemberLedger>('ledger-members', { id: userId })
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />
  return (
    <Stack component="dl" direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap', m: 0, mt: 2, minHeight: 44 }}>
      {!data && <Skeleton width={240} />}
      {data?.wallets.map(({ coin_code: coin, balance }) => (
        <div key={coin}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: 12 }}>
            {coinName(t, coin)}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600, fontSize: 16 }}>
            <Amount value={balance} />
          </Box>
        </div>
      ))}
    </Stack>
  )
}
