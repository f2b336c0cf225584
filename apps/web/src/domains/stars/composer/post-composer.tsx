import { starCalls } from '@cliffhanger/contract/stars/calls.ts'
import { starPostCalls } from '@cliffhanger/contract/stars/post-calls.ts'
import { postPictures } from '@cliffhanger/contract/stars/states.ts'
import { useState } from 'react'
import { call } from '../../../platform/server/client.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { PictureUploads } from '../../../shared/uploads/picture-uploads.tsx'
import { usePictures } from '../../../shared/uploads/use-pictures.ts'
import { useUpload } from '../../../shared/uploads/use-upload.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Chips } from '../../../ui/forms/chips.tsx'
import { FieldGroup } from '../../../ui/forms/field-group.tsx'
import { FormPage } from '../../../ui/forms/form-page.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import { forgetPosts } from '../stars-answers.ts'
import { VideoField } from './video-field.tsx'

/** Writes a post with pictures or a video, for everyone or for members. An operator reviews it before others see it. */
export const PostComposer = ({ onDone }: { readonly onDone: () => void }) => {
  const t = useTexts()
  const pictures = usePictures({ kind: 'stars', max: postPictures })
  const video = useUpload('stars')
  const [category, setCategory] = useState<number>()
  const [readers, setReaders] = useState<0 | 1 | 2>(0)
  const [isTried, setIsTried] = useState(false)
  const form = useForm({ title: '', content: '' }, ({ title, content }) => ({
    title: title.trim() === '' ? t('stars.titleEmpty') : undefined,
    content: content.trim() === '' ? t('stars.contentEmpty') : undefined,
  }))
  const send = useAction(
    async () => {
      setIsTried(true)
      const isComplete = form.check()
      if (pictures.isBusy || (video.percent ?? -1) >= 0) return toast(t('stars.stillUploading'))
      if (pictures.hasFailed || video.percent === -1) return toast(t('media.uploadFailed'))
      if (!isComplete || category === undefined) return
      await call(starPostCalls.addStarPost, {
        cate_id: category,
        title: form.values.title.trim(),
        content: form.values.content.trim(),
        images: [...pictures.keys],
        video_url: video.key,
        vip_type: readers,
      })
      toast(t('stars.sent'))
      await forgetPosts()
      onDone()
    },
    (error) => form.refuse(error),
  )
  const hasVideo = video.key !== '' || video.percent !== undefined
  return (
    <FormPage submitLabel={t('stars.send')} isBusy={send.isBusy} onSubmit={send.run}>
      <TextField {...form.field('title')} label={t('stars.title')} maxLength={60} />
      <TextArea {...form.field('content')} label={t('stars.content')} maxLength={2000} rows={5} />
      <CategoryField
        value={category}
        onChange={setCategory}
        error={isTried && category === undefined ? t('stars.categoryEmpty') : undefined}
      />
      {!hasVideo && (
        <PictureUploads
          pictures={pictures}
          label={t('stars.media')}
          hint={t('stars.mediaHint', { max: postPictures })}
        />
      )}
      {pictures.pictures.length === 0 && <VideoField video={video} />}
      <FieldGroup label={t('stars.who')}>
        <Chips
          label={t('stars.who')}
          options={[
            { value: 0 as const, label: t('stars.everyone') },
            { value: 1 as const, label: t('stars.onlyVip') },
            { value: 2 as const, label: t('stars.onlySvip') },
          ]}
          value={readers}
          onChange={setReaders}
        />
      </FieldGroup>
    </FormPage>
  )
}

interface CategoryFieldProps {
  readonly value: number | undefined
  readonly onChange: (id: number) => void
  readonly error: string | undefined
}

const CategoryField = ({ value, onChange, error }: CategoryFieldProps) => {
  const t = useTexts()
  const categories = useCall(starCalls.listStarCategories, {}).data?.list ?? []
  return (
    <FieldGroup label={t('stars.chooseCategory')} error={error}>
      <Chips
        label={t('stars.chooseCategory')}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        value={value ?? 0}
        onChange={onChange}
      />
    </FieldGroup>
  )
}
