import type { LedgerEntry } from '@cliffhanger/contract/ledger/operator-ledger-schemas.ts'
import { Box, Chip } from '@mui/material'
import { useListContext } from 'react-admin'
import { useTexts } from '../../../platform/texts.ts'
import { ListPage } from '../../../ui/list-page.tsx'
import { PersonLink } from '../../../ui/person-link.tsx'
import { EntryTable } from './entry-table.tsx'
import { purposeText } from './ledger-texts.ts'

/** The lines of one account, newest first: each says what was there after it. */
export const EntryList = () => {
  const t = useTexts()
  return (
    <ListPage title={t('walletLedger.lines')}>
      <Whose />
      <EntryTable />
    </ListPage>
  )
}

/** Which account it is. */
const Whose = () => {
  const t = useTexts()
  const { data } = useListContext<LedgerEntry>()
  const first = data?.[0]
  if (!first) return undefined
  return (
    <Box sx={{ p: 2, display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      {first.owner ? (
        <PersonLink member={first.owner} to={`/ledger-members/${first.owner.user_id}/show`} />
      ) : (
        <Chip label={t('walletLedger.platform')} />
      )}
      <strong>{purposeText(t, first.purpose)}</strong>
    </Box>
  )
}
