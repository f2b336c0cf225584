import { dramaOperatorCalls } from '@cliffhanger/contract/drama/operator-calls.ts'
import type { DramaOverview, EpisodeOverview } from '@cliffhanger/contract/drama/operator-schemas.ts'
import { formatCount } from '@cliffhanger/i18n/format/numbers.ts'
import { Box, Button, Paper, Stack, Tab, Tabs, Typography } from '@mui/material'
import { useState } from 'react'
import { Edit, Loading, NotFound, Title, useGetOne, useParams } from 'react-admin'
import { callServer } from '../../../platform/server.ts'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { useAction } from '../../../platform/use-action.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { Cover } from '../../../ui/cover.tsx'
import { useConfirmAction } from '../../../ui/dialogs/confirm-action.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { EpisodesTable } from '../episodes/episodes-table.tsx'
import { UploadPanel } from '../episodes/upload-panel.tsx'
import { ShareFigures } from '../sharing/share-figures.tsx'
import { DramaForm } from './drama-form.tsx'
import { DramaStateChip } from './drama-state-chip.tsx'
import { TermsForm } from './terms-form.tsx'
import { titleOf } from './written-texts.ts'

/** A drama of the list has no episodes yet; they come with its own question. */
type Drama = DramaOverview & { readonly episodes?: readonly EpisodeOverview[] }

/** How often the state of videos is asked for while one is in work. */
const pollMs = 2000

const isInWork = ({ asset }: EpisodeOverview): boolean =>
  !asset.is_complete && asset.state !== 'failed' && asset.state !== 'cancelled'

/** The page of the drama in the address. */
export const DramaPage = () => {
  const { id = '' } = useParams()
  return /^\d+$/.test(id) ? <DramaView id={Number(id)} /> : <NotFound />
}

/** One drama: its state at the top, its episodes and uploads, and what is written about it. */
const DramaView = ({ id }: { readonly id: number }) => {
  const t = useTexts()
  const mayDo = useMayDo()
  const [tab, setTab] = useState<'episodes' | 'details' | 'terms' | 'shares'>('episodes')
  const {
    data: drama,
    error,
    refetch,
  } = useGetOne<Drama>(
    'dramas',
    { id },
    { refetchInterval: (query) => (query.state.data?.episodes?.some(isInWork) ? pollMs : false) },
  )
  if (error && !drama) return <LoadFailure error={error} onRetry={refetch} />
  if (!drama?.episodes) return <Loading />
  return (
    <Box sx={{ py: 2 }}>
      <Title title={titleOf(drama, currentLanguage())} />
      <DramaHeader drama={drama} episodes={drama.episodes} />
      <Tabs value={tab} onChange={(_, next: typeof tab) => setTab(next)} aria-label={t('drama.drama')} sx={{ mb: 2 }}>
        <Tab value="episodes" label={t('drama.episodes')} />
        <Tab value="details" label={t('drama.details')} />
        <Tab value="terms" label={t('sharing.terms')} />
        <Tab value="shares" label={t('sharing.figures')} />
      </Tabs>
      {tab === 'episodes' && (
        <>
          {mayDo('content.write') && (
            <UploadPanel dramaId={drama.id} language={drama.language} episodes={drama.episodes} />
          )}
          <EpisodesTable dramaId={drama.id} language={drama.language} episodes={drama.episodes} />
        </>
      )}
      {tab === 'details' && <DramaEdit />}
      {tab === 'terms' && (
        <TermsForm dramaId={drama.id} isPublished={drama.is_published === 1} episodes={drama.update_number} />
      )}
      {tab === 'shares' && <ShareFigures dramaId={drama.id} />}
    </Box>
  )
}

/** The page has its own title and header, so the form comes without. */
const DramaEdit = () => (
  <Edit title={false} mutationMode="pessimistic" redirect={false} actions={false}>
    <DramaForm />
  </Edit>
)

interface DramaHeaderProps {
  readonly drama: DramaOverview
  readonly episodes: readonly EpisodeOverview[]
}

const DramaHeader = ({ drama, episodes }: DramaHeaderProps) => {
  const t = useTexts()
  const run = useAction()
  const confirmAction = useConfirmAction()
  const mayDo = useMayDo()
  const title = titleOf(drama, currentLanguage())
  const isReady = episodes.length > 0 && episodes.every(({ asset }) => asset.is_complete)

  const publish = () => run(() => callServer(dramaOperatorCalls.setDramaPublished, { id: drama.id, is_published: 1 }))
  const unpublish = (): void =>
    confirmAction({
      title: t('drama.unpublishTitle', { title }),
      explanation: t('drama.unpublishHint'),
      action: t('drama.unpublish'),
      isDestructive: true,
      run: (reason) => callServer(dramaOperatorCalls.setDramaPublished, { id: drama.id, is_published: 0, reason }),
    })

  return (
    <Paper sx={{ p: 2, mb: 2 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Cover address={drama.cover} width={64} height={96} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
            <Typography variant="h5" component="h1">
              {title}
            </Typography>
            <DramaStateChip drama={drama} />
          </Stack>
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {t('drama.episodeSum', { count: drama.update_number })}
            {' · '}
            {t('drama.playSum', {
              count: drama.play_count,
              plays: formatCount(drama.play_count, currentLanguage()),
            })}
          </Typography>
          {drama.is_published === 1 && !drama.is_listed && (
            <Typography color="warning" sx={{ mt: 0.5 }}>
              {episodes.length === 0 ? t('drama.waitsForEpisodes') : t('drama.waitsForVideos')}
            </Typography>
          )}
          {!drama.is_published && !isReady && (
            <Typography color="textSecondary" sx={{ mt: 0.5 }}>
              {t('drama.publishHint')}
            </Typography>
          )}
        </Box>
        {mayDo('content.write') &&
          (drama.is_published ? (
            <Button variant="outlined" color="error" onClick={unpublish}>
              {t('drama.unpublish')}
            </Button>
          ) : (
            <Button variant="contained" onClick={publish}>
              {t('drama.publish')}
            </Button>
          ))}
      </Stack>
    </Paper>
  )
}
