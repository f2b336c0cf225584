import type { CallData } from '@cliffhanger/contract/call.ts'
import { publishingCalls } from '@cliffhanger/contract/operators/drama-calls.ts'
import { clientLanguages, languageNames } from '@cliffhanger/i18n/languages.ts'
import { Button } from '@mui/material'
import { FormDataConsumer, maxLength, required, SelectInput, TextInput, useRecordContext } from 'react-admin'
import { callServer } from '../../platform/server.ts'
import { currentLanguage, type Texts, useTexts } from '../../platform/texts.ts'
import { useAsk } from '../../ui/ask-reason.tsx'
import { FormList } from '../../ui/form-list.tsx'
import { PictureInput } from '../../ui/picture-input.tsx'
import { SortInput } from '../../ui/sort-input.tsx'
import { Column } from '../../ui/table.tsx'
import { Cover } from './cover.tsx'
import { shownText } from './written-texts.ts'

type Banner = CallData<typeof publishingCalls.listBanners>['list'][number]

const linkTypes = ['video', 'page', 'url', 'none'] as const

const linkText = (t: Texts, type: Banner['link_type']): string =>
  ({ video: t('drama.linkVideo'), page: t('drama.linkPage'), url: t('drama.linkUrl'), none: t('drama.linkNone') })[type]

/** The carousel of the home page. */
export const BannerList = () => {
  const t = useTexts()
  const ask = useAsk()
  const remove = ({ id }: Banner): void =>
    ask({
      title: t('drama.removeBanner'),
      explanation: t('drama.removeBannerHint'),
      action: t('shell.remove'),
      isDestructive: true,
      act: (reason) => callServer(publishingCalls.removeBanner, { id, reason }),
    })
  return (
    <FormList<Banner>
      title={t('drama.banners')}
      permission="content.write"
      createTitle={t('drama.createBanner')}
      editTitle={t('drama.editBanner')}
      inputs={<BannerInputs />}
      renderActs={(banner) => (
        <Button size="small" color="error" onClick={() => remove(banner)}>
          {t('shell.remove')}
        </Button>
      )}
    >
      <Column<Banner> source="image" label={t('drama.picture')}>
        {({ image }) => <Cover address={image} width={128} height={56} />}
      </Column>
      <Column<Banner> source="titles" label={t('drama.title')}>
        {({ titles }) => shownText(titles, currentLanguage()) || '—'}
      </Column>
      <Column<Banner> source="link" label={t('drama.leadsTo')}>
        {({ link_type, link }) => `${linkText(t, link_type)} ${link}`}
      </Column>
      <Column<Banner> source="sort" label={t('drama.sort')} isNumber />
    </FormList>
  )
}

const BannerInputs = () => {
  const t = useTexts()
  const banner = useRecordContext<Banner>()
  return (
    <>
      <PictureInput
        source="image_key"
        label={t('drama.picture')}
        current={banner?.image ?? ''}
        size={[400, 175]}
        isRequired
      />
      {clientLanguages.map((language) => (
        <TextInput
          key={language}
          source={`titles.${language}`}
          label={`${t('drama.title')} (${languageNames[language]})`}
          validate={maxLength(60)}
          helperText={false}
        />
      ))}
      <SelectInput
        source="link_type"
        label={t('drama.leadsTo')}
        choices={linkTypes.map((id) => ({ id, name: linkText(t, id) }))}
        defaultValue="video"
        validate={required()}
        helperText={false}
      />
      <FormDataConsumer>
        {({ formData }) =>
          formData.link_type !== 'none' && (
            <TextInput
              source="link"
              label={t('drama.link')}
              helperText={t('drama.linkHint')}
              validate={[required(), maxLength(300)]}
            />
          )
        }
      </FormDataConsumer>
      <SortInput />
    </>
  )
}
