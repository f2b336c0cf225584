import type { Transcoding } from '@cliffhanger/contract/media/operator-calls.ts'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { choiceOf } from '../../../ui/inputs/filters.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { ActsColumn, Column, Table } from '../../../ui/table.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { Time } from '../../../ui/time.tsx'
import { episodeTitle } from '../catalogue/written-texts.ts'
import { EpisodeState } from './episode-state.tsx'
import { transcodingStates } from './media-sources.ts'
import { ProtectionChip } from './protection-chip.tsx'
import { VideoActions } from './video-actions.tsx'

/** How often the list is read again: videos in work move on by themselves. */
const pollMs = 5000

/** Every video, the newest first, with how far it is and why it stopped. */
export const TranscodingList = () => {
  const t = useTexts()
  const mayWrite = useMayDo()('content.write')
  return (
    <ListPage
      title={t('media.transcodings')}
      pollMs={pollMs}
      filters={[
        choiceOf(
          'state',
          t('media.which'),
          transcodingStates.map((id) => ({ id, name: t(`media.${id}`) })),
          t('media.all'),
        ),
      ]}
    >
      <Table rowClick="show">
        <Column<Transcoding> source="number" label={t('drama.episode')}>
          {(row) =>
            row.drama_id === 0 ? (
              t('media.noEpisode')
            ) : (
              <TextLink to={`/dramas/${row.drama_id}`}>{episodeTitle(t, row, currentLanguage())}</TextLink>
            )
          }
        </Column>
        <Column<Transcoding> source="asset" label={t('drama.video')}>
          {({ asset }) => <EpisodeState asset={asset} />}
        </Column>
        <Column<Transcoding> source="attempt" label={t('media.attempts')} isNumber />
        <Column<Transcoding> source="is_encrypted" label={t('media.protection')}>
          {(row) => <ProtectionChip video={row} />}
        </Column>
        <Column<Transcoding> source="update_time" label={t('media.changed')}>
          {({ update_time }) => <Time seconds={update_time} />}
        </Column>
        {mayWrite && (
          <ActsColumn<Transcoding> source="id">
            {({ number, asset }) => <VideoActions number={number} asset={asset} />}
          </ActsColumn>
        )}
      </Table>
    </ListPage>
  )
}
