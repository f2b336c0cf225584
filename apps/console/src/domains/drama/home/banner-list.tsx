import type { CallData } from '@cliffhanger/contract/call.ts'
import { bannerOperatorCalls, bannerPositions } from '@cliffhanger/contract/drama/operator-banner-calls.ts'
import { clientLanguages, languageNames } from '@cliffhanger/i18n/languages.ts'
import { Button } from '@mui/material'
import { useState } from 'react'
import { FormDataConsumer, maxLength, required, SelectInput, TextInput, useRecordContext } from 'react-admin'
import { localOf, secondsOf } from '../../../platform/moments.ts'
import { callServer } from '../../../platform/server.ts'
import { currentLanguage, type Texts, useTexts } from '../../../platform/texts.ts'
import { Cover } from '../../../ui/cover.tsx'
import { useConfirmAction } from '../../../ui/dialogs/confirm-action.tsx'
import { FormList } from '../../../ui/dialogs/form-list.tsx'
import { FlagInput } from '../../../ui/inputs/flag-input.tsx'
import { PictureInput } from '../../../ui/inputs/picture-input.tsx'
import { SortInput } from '../../../ui/inputs/sort-input.tsx'
import { shownText } from '../../../ui/short-texts.ts'
import { Column } from '../../../ui/table.tsx'

type Banner = CallData<typeof bannerOperatorCalls.listBanners>['list'][number]

const linkTypes = ['video', 'page', 'url', 'none'] as const

const linkText = (t: Texts, type: Banner['link_type']): string =>
  ({ video: t('drama.linkVideo'), page: t('drama.linkPage'), url: t('drama.linkUrl'), none: t('drama.linkNone') })[type]

const positionTexts = {
  home: 'discover.positionHome',
  mine: 'discover.positionMine',
  bonus: 'discover.positionBonus',
  events: 'discover.positionEvents',
  invite: 'discover.positionInvite',
  crowdfunding: 'discover.positionCrowdfunding',
  stars: 'discover.positionStars',
} as const satisfies Record<(typeof bannerPositions)[number], string>

/** Whether members see a banner now. */
const stateText = ({ status, start_time, end_time }: Banner, nowSeconds: number) => {
  if (status === 0) return 'discover.isOff'
  return start_time <= nowSeconds && (end_time === 0 || end_time > nowSeconds) ? 'discover.shownNow' : 'discover.notNow'
}

/** Pictures of the carousels, with when they are shown. */
export const BannerList = () => {
  const t = useTexts()
  const [openedSeconds] = useState(() => Date.now() / 1000)
  const confirmAction = useConfirmAction()
  const remove = ({ id }: Banner): void =>
    confirmAction({
      title: t('drama.removeBanner'),
      explanation: t('drama.removeBannerHint'),
      action: t('shell.remove'),
      isDestructive: true,
      run: (reason) => callServer(bannerOperatorCalls.removeBanner, { id, reason }),
    })
  return (
    <FormList<Banner>
      title={t('drama.banners')}
      permission="content.write"
      createTitle={t('drama.createBanner')}
      editTitle={t('drama.editBanner')}
      inputs={<BannerInputs />}
      renderActions={(banner) => (
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
      <Column<Banner> source="position" label={t('discover.position')}>
        {({ position }) => t(positionTexts[position ?? 'home'])}
      </Column>
      <Column<Banner> source="status" label={t('drama.state')}>
        {(banner) => t(stateText(banner, openedSeconds))}
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
      <SelectInput
        source="position"
        label={t('discover.position')}
        choices={bannerPositions.map((id) => ({ id, name: t(positionTexts[id]) }))}
        defaultValue="home"
        validate={required()}
        helperText={false}
      />
      {(['start_time', 'end_time'] as const).map((source) => (
        <TextInput
          key={source}
          source={source}
          type="datetime-local"
          label={t(source === 'start_time' ? 'discover.starts' : 'discover.ends')}
          helperText={t('discover.scheduleHint')}
          format={localOf}
          parse={secondsOf}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
      <FlagInput source="status" label={t('discover.isOn')} starts={1} />
      <SortInput />
    </>
  )
}
