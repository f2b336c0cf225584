import type { EpisodeOverview } from '@cliffhanger/contract/drama/operator-schemas.ts'
import { type Caption, mediaOperatorCalls } from '@cliffhanger/contract/media/operator-calls.ts'
import { type ClientLanguage, clientLanguages, languageNames } from '@cliffhanger/i18n/languages.ts'
import { captionLimits, plainCaptions } from '@cliffhanger/rules/media/captions.ts'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { useId, useState } from 'react'
import { Loading, useGetOne, useNotify } from 'react-admin'
import { callServer } from '../../../platform/server.ts'
import { sizeText } from '../../../platform/size-text.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAction } from '../../../platform/use-action.ts'
import { useConfirmAction } from '../../../ui/dialogs/confirm-action.tsx'
import { Nothing } from '../../../ui/list-page.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { readTextFile } from '../../../ui/read-text-file.ts'
import { Time } from '../../../ui/time.tsx'

interface CaptionsDialogProps {
  readonly episode: EpisodeOverview
  readonly language: ClientLanguage
  readonly onClose: () => void
}

/** The captions of one episode by language: shown, replaced by a file, removed. */
export const CaptionsDialog = ({ episode, language, onClose }: CaptionsDialogProps) => {
  const t = useTexts()
  const titleId = useId()
  const assetId = episode.asset.asset_id
  const { data, error, refetch } = useGetOne<{ id: number; list: readonly Caption[] }>('captions', { id: assetId })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('media.captionsOf', { number: episode.number })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('media.captionsHint')}</DialogContentText>
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!error && !data && <Loading />}
        {data?.list.length === 0 && <Nothing>{t('media.noCaptions')}</Nothing>}
        <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {data?.list.map((caption) => (
            <CaptionRow key={caption.language} assetId={assetId} caption={caption} />
          ))}
        </Stack>
        {data && <CaptionUpload assetId={assetId} first={language} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('shell.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

const CaptionRow = ({ assetId, caption }: { readonly assetId: number; readonly caption: Caption }) => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const { language } = caption
  const remove = (): void =>
    confirmAction({
      title: t('media.removeCaptions', { language: languageNames[language] }),
      explanation: t('media.removeCaptionsHint'),
      action: t('shell.remove'),
      isDestructive: true,
      run: (reason) => callServer(mediaOperatorCalls.removeCaptions, { asset_id: assetId, language, reason }),
    })
  return (
    <Stack component="li" direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography sx={{ flex: 1 }}>{languageNames[language]}</Typography>
      <Typography color="textSecondary">{sizeText(caption.size)}</Typography>
      <Time seconds={caption.update_time} />
      <Button size="small" color="error" onClick={remove}>
        {t('shell.remove')}
      </Button>
    </Stack>
  )
}

const CaptionUpload = ({ assetId, first }: { readonly assetId: number; readonly first: ClientLanguage }) => {
  const t = useTexts()
  const run = useAction()
  const notify = useNotify()
  const [language, setLanguage] = useState<ClientLanguage>(first)
  const save = async (file: File): Promise<void> => {
    const content = await readTextFile(file)
    // Said before it travels: the server would name a field nobody sees.
    const problem =
      content.length > captionLimits.characters
        ? t('media.captionsTooBig')
        : plainCaptions(content) === undefined
          ? t('media.captionsUnreadable')
          : undefined
    if (problem) notify(problem, { type: 'error' })
    else await run(() => callServer(mediaOperatorCalls.saveCaptions, { asset_id: assetId, language, content }))
  }
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', mt: 3 }}>
      <TextField
        select
        size="small"
        label={t('media.captionLanguage')}
        value={language}
        onChange={({ target }) => setLanguage(clientLanguages.find((each) => each === target.value) ?? first)}
        sx={{ minWidth: 180 }}
      >
        {clientLanguages.map((each) => (
          <MenuItem key={each} value={each}>
            {languageNames[each]}
          </MenuItem>
        ))}
      </TextField>
      <Button component="label" variant="contained" sx={{ position: 'relative', overflow: 'hidden' }}>
        {t('media.addCaptions')}
        <input
          type="file"
          accept=".srt,.vtt,text/vtt,application/x-subrip"
          aria-label={t('media.addCaptions')}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void save(file)
            target.value = ''
          }}
          style={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
        />
      </Button>
    </Stack>
  )
}
