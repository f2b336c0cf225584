import { reportsCalls } from '@cliffhanger/contract/reports/calls.ts'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { refusedField } from '../../../platform/server/call-failure.ts'
import { call } from '../../../platform/server/client.ts'
import { useTexts } from '../../../platform/texts.ts'
import { PictureUploads } from '../../../shared/uploads/picture-uploads.tsx'
import { usePictures } from '../../../shared/uploads/use-pictures.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import page from '../../../ui/forms/form-page.module.css'
import { FormPage } from '../../../ui/forms/form-page.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { proofsMax } from '../proofs-max.ts'

/** Says to the platform what could be better, with pictures where they help. */
export const FeedbackScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('me')
  const pictures = usePictures({ kind: 'chat', max: proofsMax })
  const form = useForm({ introduction: '', description: '', contact: '' }, ({ introduction, description }) => ({
    introduction: introduction.trim() === '' ? t('reports.feedbackTitleEmpty') : undefined,
    description: description.trim() === '' ? t('reports.feedbackTextEmpty') : undefined,
  }))
  const send = useAction(
    async () => {
      const isComplete = form.check()
      if (pictures.isBusy) return toast(t('reports.stillUploading'))
      if (pictures.hasFailed) return toast(t('media.uploadFailed'))
      if (!isComplete) return
      await call(reportsCalls.fileReport, {
        type: 'feedback',
        introduction: form.values.introduction.trim(),
        description: form.values.description.trim(),
        contact: form.values.contact.trim(),
        images: [...pictures.keys],
      })
      toast(t('reports.feedbackSent'))
      goBack()
    },
    (error) => refusedField(error) !== undefined && form.refuse(error),
  )
  return (
    <Screen width="wide" top={<NavBar title={t('reports.feedback')} onBack={goBack} />}>
      <FormPage
        submitLabel={t('reports.feedbackSend')}
        isBusy={send.isBusy}
        onSubmit={send.run}
        second={
          <>
            <PictureUploads
              pictures={pictures}
              label={t('reports.feedbackImages')}
              hint={t('reports.feedbackImagesHint', { max: proofsMax })}
            />
            <TextField
              {...form.field('contact')}
              label={t('reports.contact')}
              placeholder={t('reports.contactHint')}
              maxLength={60}
            />
          </>
        }
      >
        <p className={page.note}>{t('reports.feedbackHint')}</p>
        <TextField
          {...form.field('introduction')}
          label={t('reports.feedbackTitle')}
          placeholder={t('reports.feedbackTitleHint')}
          maxLength={60}
        />
        <TextArea
          {...form.field('description')}
          label={t('reports.feedbackText')}
          placeholder={t('reports.feedbackTextHint')}
          maxLength={1000}
          rows={5}
        />
      </FormPage>
    </Screen>
  )
}
