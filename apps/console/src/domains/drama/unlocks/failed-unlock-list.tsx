import { type FailedUnlock, failedUnlockStates } from '@cliffhanger/contract/drama/operator-unlock-calls.ts'
import { Chip, Typography } from '@mui/material'
import { currentLanguage, type Texts, useTexts } from '../../../platform/texts.ts'
import { choiceOf, searchFor } from '../../../ui/inputs/filters.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { periodFilter } from '../../../ui/lists/period-filter.tsx'
import { PersonLink } from '../../../ui/person-link.tsx'
import { ActsColumn, Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { episodeTitle } from '../catalogue/written-texts.ts'
import { FailedUnlockActions } from './failed-unlock-actions.tsx'

const stateText = (t: Texts, state: FailedUnlock['state']): string =>
  ({ waiting: t('refunds.waiting'), refunded: t('refunds.refunded'), refused: t('refunds.refused') })[state]

const colors = { waiting: 'warning', refunded: 'success', refused: 'default' } as const

/** Unlocks that are said not to have played and did not come back by themselves (S-111). */
export const FailedUnlockList = () => {
  const t = useTexts()
  return (
    <>
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        {t('refunds.hint')}
      </Typography>
      <ListPage
        title={t('refunds.title')}
        chosenFirst={{ state: 'waiting' }}
        filters={[
          searchFor('number', t('shell.memberNumber')),
          choiceOf(
            'state',
            t('wallet.state'),
            failedUnlockStates.map((id) => ({ id, name: stateText(t, id) })),
          ),
          periodFilter(t),
        ]}
      >
        <Table>
          <Column<FailedUnlock> source="state" label={t('wallet.state')}>
            {({ state }) => <Chip size="small" variant="outlined" color={colors[state]} label={stateText(t, state)} />}
          </Column>
          <Column<FailedUnlock> source="member" label={t('account.member')}>
            {({ member }) => <PersonLink member={member} />}
          </Column>
          <Column<FailedUnlock> source="number" label={t('refunds.episode')}>
            {(item) => episodeTitle(t, item, currentLanguage())}
          </Column>
          <Column<FailedUnlock> source="amount" label={t('refunds.gold')} isNumber />
          <Column<FailedUnlock> source="play_error" label={t('refunds.playError')} />
          <Column<FailedUnlock> source="watched_seconds" label={t('refunds.watched')} isNumber />
          <Column<FailedUnlock> source="refunds" label={t('refunds.refunds')} isNumber />
          <Column<FailedUnlock> source="unlock_time" label={t('refunds.unlocked')}>
            {({ unlock_time }) => <Time seconds={unlock_time} />}
          </Column>
          <ActsColumn<FailedUnlock> source="note">
            {(item) =>
              item.state === 'waiting' ? (
                <FailedUnlockActions item={item} />
              ) : (
                [item.operator_name || t('refunds.byItself'), item.note].filter(Boolean).join(': ')
              )
            }
          </ActsColumn>
        </Table>
      </ListPage>
    </>
  )
}
