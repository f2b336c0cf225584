import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useTexts } from '../../platform/texts.ts'

/** Leads to what the ledger holds of a record. */
export const LedgerLink = ({ bizNo }: { readonly bizNo: string }) => {
  const t = useTexts()
  return (
    <Button
      component={LinkBase}
      to={`/ledger-transfers?filter=${encodeURIComponent(JSON.stringify({ biz_no: bizNo }))}`}
      variant="outlined"
      color="inherit"
    >
      {t('wallet.inLedger')}
    </Button>
  )
}
