import { type OperatorStickerPack, stickerOperatorCalls } from '@cliffhanger/contract/stickers/operator-calls.ts'
import { clientLanguages, languageNames } from '@cliffhanger/i18n/languages.ts'
import { Button } from '@mui/material'
import { maxLength, required, TextInput } from 'react-admin'
import { callServer } from '../../platform/server.ts'
import { currentLanguage, useTexts } from '../../platform/texts.ts'
import { useConfirmAction } from '../../ui/dialogs/confirm-action.tsx'
import { FormList } from '../../ui/dialogs/form-list.tsx'
import { FlagInput } from '../../ui/inputs/flag-input.tsx'
import { OrderArrows } from '../../ui/order-arrows.tsx'
import { shownText } from '../../ui/short-texts.ts'
import { Column } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { PublishedChip } from './published-chip.tsx'
import { readPacks } from './sources.ts'
import { StickerThumb } from './sticker-thumb.tsx'

/** The sticker packs in the order members have them; the name of one leads to its stickers. */
export const StickerPackList = () => {
  const t = useTexts()
  return (
    <FormList<OperatorStickerPack>
      title={t('stickers.packs')}
      permission="content.write"
      createTitle={t('stickers.addPack')}
      editTitle={t('stickers.editPack')}
      inputs={<PackInputs />}
      renderActions={(pack) => <PackActions pack={pack} />}
    >
      <Column<OperatorStickerPack> source="id" label={t('stickers.picture')}>
        {({ stickers: [first] }) => (first ? <StickerThumb image={first.image} /> : '—')}
      </Column>
      <Column<OperatorStickerPack> source="titles" label={t('stickers.name')}>
        {({ id, titles }) => (
          <TextLink to={`/sticker-packs/${id}/show`}>{shownText(titles, currentLanguage())}</TextLink>
        )}
      </Column>
      <Column<OperatorStickerPack> source="stickers" label={t('stickers.stickers')} isNumber>
        {({ stickers }) => stickers.length}
      </Column>
      <Column<OperatorStickerPack> source="is_published" label={t('stickers.state')}>
        {({ is_published }) => <PublishedChip isPublished={is_published === 1} />}
      </Column>
    </FormList>
  )
}

const PackActions = ({ pack: { id, titles } }: { readonly pack: OperatorStickerPack }) => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const name = shownText(titles, currentLanguage())
  const remove = (): void =>
    confirmAction({
      title: t('stickers.removePackTitle', { name }),
      explanation: t('stickers.removePackHint'),
      action: t('shell.remove'),
      isDestructive: true,
      run: (reason) => callServer(stickerOperatorCalls.removeStickerPack, { id, reason }),
    })
  return (
    <>
      <OrderArrows
        id={id}
        name={name}
        read={async () => (await readPacks()).map((pack) => pack.id)}
        sort={(ids) => callServer(stickerOperatorCalls.sortStickerPacks, { ids })}
      />
      <Button size="small" color="error" onClick={remove}>
        {t('shell.remove')}
      </Button>
    </>
  )
}

/** A name in every language: members read a pack in theirs. */
const PackInputs = () => {
  const t = useTexts()
  return (
    <>
      {clientLanguages.map((language) => (
        <TextInput
          key={language}
          source={`titles.${language}`}
          label={t('stickers.nameIn', { language: languageNames[language] })}
          validate={[required(), maxLength(60)]}
          helperText={false}
        />
      ))}
      <FlagInput source="is_published" label={t('stickers.isPublished')} help={t('stickers.publishedHint')} />
    </>
  )
}
