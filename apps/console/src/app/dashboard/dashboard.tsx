import { Box } from '@mui/material'
import { Title } from 'react-admin'
import { BusinessBoard } from '../../domains/business/business-board.tsx'
import { titleOf } from '../../domains/drama/catalogue/written-texts.ts'
import { useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { MoneyWaiting, PlatformFigures, Waiting } from './queues.tsx'
import { RecentActions } from './recent-actions.tsx'

/** How the business goes, what waits for somebody, how much there is, and what was done lately. Each part keeps its place until it is there. */
export const Dashboard = () => {
  const t = useTexts()
  const mayDo = useMayDo()
  return (
    <Box sx={{ py: 2 }}>
      <Title title={t('shell.dashboard')} />
      {mayDo('content.read') && <BusinessBoard titleOf={titleOf} />}
      {mayDo('content.read') && <Waiting />}
      {mayDo('finance.read') && <MoneyWaiting />}
      {mayDo('content.read') && <PlatformFigures />}
      {mayDo('audit.read') && <RecentActions />}
    </Box>
  )
}
