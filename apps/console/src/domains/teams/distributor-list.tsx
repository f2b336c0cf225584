import type { DistributorLine } from '@cliffhanger/contract/teams/operator-schemas.ts'
import { Button } from '@mui/material'
import { useState } from 'react'
import { TopToolbar } from 'react-admin'
import { useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { ListPage } from '../../ui/list-page.tsx'
import { Amount } from '../../ui/money/amount.tsx'
import { OpenChip } from '../../ui/money/open-chip.tsx'
import { PersonLink } from '../../ui/person-link.tsx'
import { ActsColumn, Column, Table } from '../../ui/table.tsx'
import { DistributorDialog } from './distributor-dialog.tsx'

/** Members with a channel of their own, and what came by it. */
export const DistributorList = () => {
  const t = useTexts()
  const mayWrite = useMayDo()('finance.write')
  const [shown, setShown] = useState<DistributorLine | 'new'>()
  const actions = (
    <TopToolbar>
      <Button variant="contained" size="small" onClick={() => setShown('new')}>
        {t('teams.createDistributor')}
      </Button>
    </TopToolbar>
  )
  return (
    <>
      <ListPage title={t('teams.distributors')} actions={mayWrite && actions}>
        <Table>
          <Column<DistributorLine> source="name" label={t('teams.name')} />
          <Column<DistributorLine> source="member" label={t('teams.member')}>
            {({ member }) => <PersonLink member={member} />}
          </Column>
          <Column<DistributorLine> source="distributer_code" label={t('teams.code')} />
          <Column<DistributorLine> source="domain" label={t('teams.domain')}>
            {({ domain }) => domain || '—'}
          </Column>
          <Column<DistributorLine> source="status" label={t('teams.state')}>
            {({ status }) => <OpenChip isOpen={status === 1} />}
          </Column>
          <Column<DistributorLine> source="register_total" label={t('teams.registered')} isNumber />
          <Column<DistributorLine> source="recharge_sum" label={t('teams.topUps')} isNumber>
            {({ recharge_sum }) => <Amount value={recharge_sum} />}
          </Column>
          <Column<DistributorLine> source="commission_sum" label={t('teams.commission')} isNumber>
            {({ commission_sum }) => <Amount value={commission_sum} />}
          </Column>
          <ActsColumn<DistributorLine> source="version">
            {(distributor) =>
              mayWrite && (
                <Button size="small" onClick={() => setShown(distributor)}>
                  {t('teams.edit')}
                </Button>
              )
            }
          </ActsColumn>
        </Table>
      </ListPage>
      {shown && (
        <DistributorDialog {...(shown !== 'new' && { distributor: shown })} onClose={() => setShown(undefined)} />
      )}
    </>
  )
}
