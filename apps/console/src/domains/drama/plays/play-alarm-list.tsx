import type { PlayAlarm } from '@cliffhanger/contract/media/operator-calls.ts'
import { Typography } from '@mui/material'
import { useTexts } from '../../../platform/texts.ts'
import { ListPage } from '../../../ui/list-page.tsx'
import { PersonLink } from '../../../ui/person-link.tsx'
import { Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'

/** Members who fetched many episodes and watched none of them. The actions are on the page of each member. */
export const PlayAlarmList = () => {
  const t = useTexts()
  return (
    <>
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        {t('media.alarmsHint')}
      </Typography>
      <ListPage title={t('media.alarms')}>
        <Table>
          <Column<PlayAlarm> source="member" label={t('account.member')}>
            {({ member }) => <PersonLink member={member} />}
          </Column>
          <Column<PlayAlarm> source="episodes" label={t('media.alarmEpisodes')} isNumber />
          <Column<PlayAlarm> source="watched_seconds" label={t('media.alarmWatched')} isNumber />
          <Column<PlayAlarm> source="create_time" label={t('media.alarmTime')}>
            {({ create_time }) => <Time seconds={create_time} />}
          </Column>
        </Table>
      </ListPage>
    </>
  )
}
