import type { DramaOverview } from '@cliffhanger/contract/drama/operator-schemas.ts'
import { formatCount } from '@cliffhanger/i18n/format/numbers.ts'
import { Box, Stack, Typography } from '@mui/material'
import { CreateButton, TopToolbar } from 'react-admin'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { Cover } from '../../../ui/cover.tsx'
import { searchFor } from '../../../ui/inputs/filters.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { BulkDramaActs } from './bulk-drama-acts.tsx'
import { DramaStateChip } from './drama-state-chip.tsx'
import { titleOf } from './written-texts.ts'

/** Every drama, published or not. */
export const DramaList = () => {
  const t = useTexts()
  const mayDo = useMayDo()
  const actions = (
    <TopToolbar>
      <CreateButton label={t('drama.create')} variant="contained" />
    </TopToolbar>
  )
  return (
    <ListPage
      title={t('drama.dramas')}
      filters={[searchFor('search', t('drama.search'))]}
      actions={mayDo('content.write') && actions}
    >
      <Table rowClick="edit" {...(mayDo('content.write') && { bulk: <BulkDramaActs /> })}>
        <Column<DramaOverview> source="texts" label={t('drama.drama')}>
          {(drama) => <DramaCell drama={drama} />}
        </Column>
        <Column<DramaOverview> source="is_listed" label={t('drama.state')}>
          {(drama) => <DramaStateChip drama={drama} />}
        </Column>
        <Column<DramaOverview> source="update_number" label={t('drama.episodes')} isNumber>
          {(drama) => `${drama.update_number} / ${drama.total_number || '–'}`}
        </Column>
        <Column<DramaOverview> source="play_count" label={t('drama.plays')} isNumber>
          {(drama) => formatCount(drama.play_count, currentLanguage())}
        </Column>
        <Column<DramaOverview> source="publish_time" label={t('drama.published')}>
          {(drama) => <Time seconds={drama.publish_time} />}
        </Column>
        <Column<DramaOverview> source="create_time" label={t('shell.created')}>
          {(drama) => <Time seconds={drama.create_time} />}
        </Column>
      </Table>
    </ListPage>
  )
}

const DramaCell = ({ drama }: { readonly drama: DramaOverview }) => (
  <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
    <Cover address={drama.cover} width={36} height={54} />
    {/* In a narrow window the table is moved sideways; a title is not broken between its letters. */}
    <Box sx={{ minWidth: 160 }}>
      <Typography sx={{ fontWeight: 600 }}>{titleOf(drama, currentLanguage())}</Typography>
      <Typography variant="body2" color="textSecondary">
        {[`#${drama.id}`, drama.year, drama.area].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  </Stack>
)
