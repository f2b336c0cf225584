import { type OperatorStickerPack, stickerOperatorCalls } from '@cliffhanger/contract/stickers/operator-calls.ts'
import { isEmoji } from '@cliffhanger/rules/chat/folders.ts'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { Loading, ResourceContextProvider, required, Show, TextInput, useRecordContext } from 'react-admin'
import { callServer } from '../../platform/server.ts'
import { currentLanguage, useTexts } from '../../platform/texts.ts'
import { useAction } from '../../platform/use-action.ts'
import { useDetail } from '../../platform/use-detail.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { useConfirmAction } from '../../ui/dialogs/confirm-action.tsx'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { PictureInput } from '../../ui/inputs/picture-input.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { OrderArrows } from '../../ui/order-arrows.tsx'
import { Section } from '../../ui/section.tsx'
import { shownText } from '../../ui/short-texts.ts'
import { ActsColumn, Column, Table } from '../../ui/table.tsx'
import { PublishedChip } from './published-chip.tsx'
import { readStickers, type StickerRow } from './sources.ts'
import { StickerThumb } from './sticker-thumb.tsx'

/** One pack: its stickers in their order, and whether members have it. */
export const StickerPackPage = () => {
  const t = useTexts()
  return (
    <Show title={t('stickers.pack')} actions={false} component="div">
      <PackSection />
    </Show>
  )
}

const PackSection = () => {
  const t = useTexts()
  const mayWrite = useMayDo()('content.write')
  const [edited, setEdited] = useState<number | 'new'>()
  const pack = useDetail<OperatorStickerPack>('stickers')
  if (!pack) return <Loading />
  const filter = { pack_id: pack.id }
  return (
    <Section
      title={shownText(pack.titles, currentLanguage())}
      explanation={t('stickers.publishedHint')}
      actions={
        <>
          <PublishedChip isPublished={pack.is_published === 1} />
          {mayWrite && <PublishButton pack={pack} />}
          {mayWrite && (
            <Button variant="contained" size="small" onClick={() => setEdited('new')}>
              {t('stickers.add')}
            </Button>
          )}
        </>
      }
    >
      <ListPage title={t('stickers.stickers')} within={{ resource: 'stickers', filter }}>
        <Table>
          <Column<StickerRow> source="image" label={t('stickers.picture')}>
            {({ image }) => <StickerThumb image={image} />}
          </Column>
          <Column<StickerRow> source="emoji" label={t('stickers.emoji')} />
          {mayWrite && (
            <ActsColumn<StickerRow> source="id">
              {(sticker) => <StickerActions sticker={sticker} onEdit={() => setEdited(sticker.id)} />}
            </ActsColumn>
          )}
        </Table>
      </ListPage>
      {edited !== undefined && (
        <ResourceContextProvider value="stickers">
          <FormDialog
            title={edited === 'new' ? t('stickers.add') : t('stickers.edit')}
            id={edited === 'new' ? undefined : edited}
            starts={filter}
            onClose={() => setEdited(undefined)}
          >
            <StickerInputs />
          </FormDialog>
        </ResourceContextProvider>
      )}
    </Section>
  )
}

const PublishButton = ({ pack: { id, titles, is_published } }: { readonly pack: OperatorStickerPack }) => {
  const t = useTexts()
  const run = useAction()
  const confirmAction = useConfirmAction()
  const setPublished = (wanted: 0 | 1) =>
    callServer(stickerOperatorCalls.editStickerPack, { id, titles, is_published: wanted })
  const unpublish = (): void =>
    confirmAction({
      title: t('stickers.unpublishTitle', { name: shownText(titles, currentLanguage()) }),
      explanation: t('stickers.unpublishHint'),
      action: t('stickers.unpublish'),
      isDestructive: true,
      needsReason: false,
      run: () => setPublished(0),
    })
  return is_published === 1 ? (
    <Button size="small" color="error" onClick={unpublish}>
      {t('stickers.unpublish')}
    </Button>
  ) : (
    <Button size="small" variant="outlined" onClick={() => run(() => setPublished(1))}>
      {t('stickers.publish')}
    </Button>
  )
}

interface StickerActionsProps {
  readonly sticker: StickerRow
  readonly onEdit: () => void
}

const StickerActions = ({ sticker: { id, pack_id, emoji }, onEdit }: StickerActionsProps) => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const remove = (): void =>
    confirmAction({
      title: t('stickers.removeTitle', { emoji }),
      explanation: t('stickers.removeHint'),
      action: t('shell.remove'),
      isDestructive: true,
      run: (reason) => callServer(stickerOperatorCalls.removeSticker, { id, reason }),
    })
  return (
    <Stack direction="row" spacing={1}>
      <Button size="small" onClick={onEdit}>
        {t('shell.edit')}
      </Button>
      <OrderArrows
        id={id}
        name={emoji}
        read={async () => (await readStickers(pack_id)).map((sticker) => sticker.id)}
        sort={(ids) => callServer(stickerOperatorCalls.sortStickers, { pack_id, ids })}
      />
      <Button size="small" color="error" onClick={remove}>
        {t('shell.remove')}
      </Button>
    </Stack>
  )
}

const StickerInputs = () => {
  const t = useTexts()
  const sticker = useRecordContext<StickerRow>()
  const isOne = (value: unknown): string | undefined =>
    typeof value === 'string' && isEmoji(value.trim()) ? undefined : t('stickers.emojiWrong')
  return (
    <>
      <PictureInput
        source="image_key"
        label={`${t('stickers.picture')} (${t('stickers.pictureHint')})`}
        current={sticker?.image ?? ''}
        size={[128, 128]}
        isRequired
      />
      <TextInput
        source="emoji"
        label={t('stickers.emoji')}
        helperText={t('stickers.emojiHint')}
        validate={[required(), isOne]}
      />
    </>
  )
}
